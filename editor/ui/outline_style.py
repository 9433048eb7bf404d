"""Fusion, drawn flat in the palette's colours, with outlines and focus at 3 to 1 or better.

Only what Fusion gets wrong for us is drawn here: its check boxes are nearly invisible (1.7 to 1 on
light, 1.1 to 1 on dark), its selection is too pale, its arrows stay black on dark.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QHeaderView,
    QProxyStyle,
    QPushButton,
    QScrollArea,
    QStyle,
    QStyleOption,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStyleOptionComplex,
    QStyleOptionSlider,
    QStyleOptionSpinBox,
    QStyleOptionToolButton,
)

from editor.ui import flat_drawing as flat
from editor.ui.icons import icon
from editor.ui.theme import TARGET, tokens

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

CE, PE, CC, PM, SC, SE, SH = (
    QStyle.ControlElement,
    QStyle.PrimitiveElement,
    QStyle.ComplexControl,
    QStyle.PixelMetric,
    QStyle.SubControl,
    QStyle.SubElement,
    QStyle.StyleHint,
)
CHECKS = (PE.PE_IndicatorCheckBox, PE.PE_IndicatorItemViewItemCheck)
ARROWS = {
    PE.PE_IndicatorArrowDown: 0,
    PE.PE_IndicatorArrowLeft: 90,
    PE.PE_IndicatorArrowUp: 180,
    PE.PE_IndicatorArrowRight: 270,
}
ROW = 26  # smallest height of a row in lists and trees
STANDARD_ICONS = {
    QStyle.StandardPixmap.SP_LineEditClearButton: "close",
    QStyle.StandardPixmap.SP_TitleBarCloseButton: "close",
    QStyle.StandardPixmap.SP_DialogCloseButton: "close",
    QStyle.StandardPixmap.SP_ToolBarHorizontalExtensionButton: "more",
    QStyle.StandardPixmap.SP_ToolBarVerticalExtensionButton: "more",
}
METRICS = {
    PM.PM_IndicatorWidth: 16,
    PM.PM_IndicatorHeight: 16,
    PM.PM_ExclusiveIndicatorWidth: 16,
    PM.PM_ExclusiveIndicatorHeight: 16,
    PM.PM_CheckBoxLabelSpacing: 8,
    PM.PM_RadioButtonLabelSpacing: 8,
    PM.PM_HeaderMargin: 8,
    PM.PM_ScrollBarExtent: 12,
    PM.PM_SplitterWidth: 7,
    PM.PM_ButtonShiftHorizontal: 0,
    PM.PM_ButtonShiftVertical: 0,
    PM.PM_ToolBarItemSpacing: 4,
    PM.PM_ToolBarItemMargin: 4,
    PM.PM_ToolBarFrameWidth: 0,
    PM.PM_MenuBarItemSpacing: 2,
    PM.PM_MenuBarHMargin: 4,
    PM.PM_MenuBarVMargin: 2,
    PM.PM_TabBarTabHSpace: 24,
    PM.PM_TabBarTabVSpace: 12,
    PM.PM_TabBarTabShiftVertical: 0,  # every word on one line, none cut at its foot
    PM.PM_LineEditIconSize: 16,
    PM.PM_ListViewIconSize: 16,
    PM.PM_SmallIconSize: 16,
    PM.PM_ButtonIconSize: 16,
    PM.PM_ToolBarIconSize: 16,
}


_PRIMITIVES = {
    PE.PE_PanelLineEdit: flat.draw_line_edit,
    PE.PE_FrameLineEdit: flat.draw_line_frame,
    PE.PE_PanelButtonCommand: flat.draw_button,
    PE.PE_FrameDefaultButton: flat.draw_nothing,
    PE.PE_PanelButtonTool: flat.draw_tool_button,
    PE.PE_FrameFocusRect: flat.draw_focus,
    PE.PE_IndicatorRadioButton: flat.draw_radio,
    PE.PE_Frame: flat.draw_frame,
    PE.PE_FrameMenu: flat.draw_nothing,
    PE.PE_PanelMenu: flat.draw_menu_panel,
    PE.PE_FrameStatusBarItem: flat.draw_nothing,
    PE.PE_PanelStatusBar: flat.draw_nothing,
    PE.PE_FrameTabBarBase: flat.draw_nothing,
    PE.PE_IndicatorBranch: flat.draw_branch,
    **dict.fromkeys(CHECKS, flat.draw_check),
    **{element: flat.arrow(angle) for element, angle in ARROWS.items()},
}
_CONTROLS = {
    CE.CE_HeaderSection: flat.draw_header,
    CE.CE_HeaderEmptyArea: flat.draw_header_rest,
    CE.CE_Splitter: flat.draw_splitter,
    CE.CE_TabBarTabShape: flat.draw_tab,
    CE.CE_ToolBar: flat.draw_bar,
    CE.CE_MenuBarEmptyArea: flat.draw_bar,
}


class OutlineStyle(QProxyStyle):
    """Draws controls flat; everything it does not know is left to Fusion."""

    def __init__(self) -> None:
        super().__init__("fusion")
        self.setObjectName("fusion")  # what it is, for whoever asks

    def pixelMetric(
        self, metric: PM, option: QStyleOption | None = None, widget: QWidget | None = None
    ) -> int:
        """Give sizes on our grid."""
        held = METRICS.get(metric)
        return held if held is not None else super().pixelMetric(metric, option, widget)

    def styleHint(self, hint: SH, option=None, widget=None, data=None) -> int:
        """Choose the behaviour people expect where Fusion differs from desktops of today."""
        if hint == SH.SH_ComboBox_Popup:
            return 0
        if hint == SH.SH_EtchDisabledText:
            return 0
        if hint == SH.SH_ItemView_ShowDecorationSelected:
            return 1
        if hint == SH.SH_ToolTipLabel_Opacity:
            return 255
        return super().styleHint(hint, option, widget, data)

    def drawPrimitive(
        self, element: PE, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        """Draw the parts controls are made of."""
        draw = _PRIMITIVES.get(element)
        if draw is None:
            super().drawPrimitive(element, option, painter, widget)
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_done = draw(option, painter, tokens(option.palette), widget)
        painter.restore()
        if is_done is False:
            super().drawPrimitive(element, option, painter, widget)

    def drawControl(
        self, element: CE, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        """Draw headers, tabs and bars flat."""
        if element == CE.CE_PushButtonLabel:
            self._choose_label_colour(option, widget)
        elif element == CE.CE_ComboBoxLabel and isinstance(option, QStyleOptionComboBox):
            self._shorten(option, widget)
        draw = _CONTROLS.get(element)
        if draw is None:
            super().drawControl(element, option, painter, widget)
            return
        painter.save()
        draw(option, painter, tokens(option.palette), widget)
        painter.restore()

    def drawComplexControl(
        self,
        control: CC,
        option: QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """Draw combo boxes and scroll bars flat."""
        if control == CC.CC_ComboBox:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._draw_combo(option, painter, widget)
            painter.restore()
        elif control == CC.CC_ToolButton and isinstance(option, QStyleOptionToolButton):
            if not option.text or option.toolButtonStyle == Qt.ToolButtonStyle.ToolButtonIconOnly:
                # An icon that opens a menu says so itself; Fusion's arrow would overlap it.
                option.features &= ~QStyleOptionToolButton.ToolButtonFeature.HasMenu
            super().drawComplexControl(control, option, painter, widget)
        elif control == CC.CC_SpinBox and isinstance(option, QStyleOptionSpinBox):
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._draw_spin_box(option, painter, widget)
            painter.restore()
        elif control == CC.CC_ScrollBar and isinstance(option, QStyleOptionSlider):
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._draw_scroll_bar(option, painter, widget)
            painter.restore()
        else:
            super().drawComplexControl(control, option, painter, widget)

    def subControlRect(
        self,
        control: CC,
        option: QStyleOptionComplex,
        sub_control: SC,
        widget: QWidget | None = None,
    ) -> QRect:
        """Leave out the scroll bars' arrow buttons."""
        if control == CC.CC_ScrollBar and isinstance(option, QStyleOptionSlider):
            return self._scroll_bar_rect(option, sub_control)
        return super().subControlRect(control, option, sub_control, widget)

    def sizeFromContents(
        self,
        kind: QStyle.ContentsType,
        option: QStyleOption,
        size: QSize,
        widget: QWidget | None = None,
    ) -> QSize:
        """Keep everything to click at a height that fingers and eyes can hit."""
        result = super().sizeFromContents(kind, option, size, widget)
        contents = QStyle.ContentsType
        if kind in (contents.CT_PushButton, contents.CT_ComboBox, contents.CT_LineEdit):
            height = max(result.height(), TARGET, option.fontMetrics.height() + 12)
            width = result.width()
            if kind == contents.CT_PushButton and isinstance(option, QStyleOptionButton):
                width = max(result.width() + 8, 64 if option.text else 0)
            return QSize(width, height)
        if kind == contents.CT_ToolButton:
            return QSize(result.width() + 4, max(result.height(), TARGET))
        if kind in (contents.CT_CheckBox, contents.CT_RadioButton):
            return QSize(result.width(), max(result.height(), 24))
        if kind == contents.CT_MenuItem:
            return QSize(result.width() + 8, result.height() + (4 if result.height() > 12 else 0))
        if kind == contents.CT_ItemViewItem:
            return QSize(result.width(), max(result.height(), ROW))
        if kind == contents.CT_HeaderSection:
            return QSize(result.width() + 8, max(result.height(), TARGET))
        return result

    def subElementRect(
        self, element: SE, option: QStyleOption, widget: QWidget | None = None
    ) -> QRect:
        """Keep the text of a field off its outline."""
        result = super().subElementRect(element, option, widget)
        if element == SE.SE_LineEditContents and getattr(option, "lineWidth", 0) > 0:
            result.adjust(4, 0, -4, 0)
        return result

    def standardIcon(
        self,
        standard: QStyle.StandardPixmap,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> QIcon:
        """Use our drawings where Qt's do not follow the palette."""
        name = STANDARD_ICONS.get(standard)
        if name is None:
            return super().standardIcon(standard, option, widget)
        palette = widget.palette() if widget is not None else self.standardPalette()
        return icon(name, palette)

    def polish(self, target: object) -> object:
        """Set up headers, which have no style hint for it."""
        if isinstance(target, QHeaderView):
            target.setHighlightSections(False)
            target.setTextElideMode(Qt.TextElideMode.ElideRight)
            target.setDefaultAlignment(
                Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
            )
        return super().polish(target)

    def _choose_label_colour(self, option: QStyleOption, widget: QWidget | None) -> None:
        """Write on the accent of a default button in its own colour."""
        if isinstance(widget, QPushButton) and widget.isDefault() and flat.is_usable(option):
            held = tokens(option.palette)
            palette = QPalette(option.palette)
            palette.setColor(QPalette.ColorRole.ButtonText, QColor(held.on_accent))
            option.palette = palette

    def _shorten(self, option: QStyleOptionComboBox, widget: QWidget | None) -> None:
        """End a text that does not fit with dots, where Fusion cuts it off."""
        room = self.subControlRect(CC.CC_ComboBox, option, SC.SC_ComboBoxEditField, widget).width()
        if not option.currentIcon.isNull():
            room -= option.iconSize.width() + 4
        if option.fontMetrics.horizontalAdvance(option.currentText) > room:
            option.currentText = option.fontMetrics.elidedText(
                option.currentText, Qt.TextElideMode.ElideRight, room
            )

    def _draw_spin_box(
        self, option: QStyleOptionSpinBox, painter: QPainter, widget: QWidget | None
    ) -> None:
        held = tokens(option.palette)
        flat.field(option, painter, held, held.base)
        for part, angle, flag in (
            (SC.SC_SpinBoxUp, 180, QAbstractSpinBox.StepEnabledFlag.StepUpEnabled),
            (SC.SC_SpinBoxDown, 0, QAbstractSpinBox.StepEnabledFlag.StepDownEnabled),
        ):
            is_possible = flat.is_usable(option) and bool(option.stepEnabled & flag)
            rect = QRectF(self.subControlRect(CC.CC_SpinBox, option, part, widget))
            flat.chevron(rect, angle, painter, held.hint if is_possible else held.border)

    def _draw_combo(
        self, option: QStyleOptionComplex, painter: QPainter, widget: QWidget | None
    ) -> None:
        held = tokens(option.palette)
        flat.field(option, painter, held, held.base if option.editable else held.button)
        arrow = self.subControlRect(CC.CC_ComboBox, option, SC.SC_ComboBoxArrow, widget)
        flat.chevron(
            QRectF(arrow), 0, painter, held.hint if flat.is_usable(option) else held.disabled
        )

    def _draw_scroll_bar(
        self, option: QStyleOptionSlider, painter: QPainter, widget: QWidget | None
    ) -> None:
        held = tokens(option.palette)
        holder = widget.parentWidget() if widget is not None else None
        is_form = holder is not None and isinstance(holder.parentWidget(), QScrollArea)
        ground = QPalette.ColorRole.Window if is_form else QPalette.ColorRole.Base
        painter.fillRect(option.rect, option.palette.color(ground))
        if option.maximum <= option.minimum:
            return
        slider = QRectF(self._scroll_bar_rect(option, SC.SC_ScrollBarSlider))
        slider.adjust(3, 3, -3, -3)
        is_busy = bool(option.activeSubControls & SC.SC_ScrollBarSlider)
        painter.setPen(Qt.PenStyle.NoPen)
        colour = QColor(held.outline)
        colour.setAlpha(255 if is_busy else 150)
        painter.setBrush(colour)
        radius = min(slider.width(), slider.height()) / 2
        painter.drawRoundedRect(slider, radius, radius)

    def _scroll_bar_rect(self, option: QStyleOptionSlider, part: SC) -> QRect:
        is_flat = option.orientation == Qt.Orientation.Horizontal
        length = option.rect.width() if is_flat else option.rect.height()
        span = option.maximum - option.minimum
        size = length
        if span > 0:
            size = max(28, length * option.pageStep // max(1, span + option.pageStep))
        size = min(size, length)
        start = QStyle.sliderPositionFromValue(
            option.minimum, option.maximum, option.sliderPosition, length - size, option.upsideDown
        )
        pieces = {
            SC.SC_ScrollBarSlider: (start, size),
            SC.SC_ScrollBarGroove: (0, length),
            SC.SC_ScrollBarSubPage: (0, start),
            SC.SC_ScrollBarAddPage: (start + size, length - start - size),
        }
        if part not in pieces:
            return QRect()
        at, extent = pieces[part]
        if is_flat:
            piece = QRect(at, 0, extent, option.rect.height())
        else:
            piece = QRect(0, at, option.rect.width(), extent)
        return QStyle.visualRect(option.direction, option.rect, piece)
