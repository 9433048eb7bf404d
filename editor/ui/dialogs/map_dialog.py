"""The delegation map: who may start whom, with what a whole team can reach."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QGraphicsScene,
    QGraphicsView,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.core.lookalikes import visible
from editor.core.resolution import DelegationMap
from editor.ui.i18n import wording
from editor.ui.icons import icon
from editor.ui.map_layout import Placed, map_text, neighbour, place
from editor.ui.theme import SPACE, TARGET, tokens
from editor.ui.widgets.map_items import EdgeItem, NodeItem, reach_words
from editor.ui.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QWheelEvent

SMALLEST, LARGEST, STEP = 0.15, 4.0, 1.2
LARGEST_PICTURE = 16_000  # pixels along one side of an exported PNG
_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class MapView(QGraphicsView):
    """The drawing: pan by dragging, zoom by Ctrl+wheel or +/-, move between agents by arrows."""

    node_chosen = Signal(str)
    node_activated = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("delegationMap")
        self.setScene(QGraphicsScene(self))
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setDragMode(QGraphicsView.DragMode.ScrollHandDrag)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._map = DelegationMap((), ())
        self._parent_title = ""
        self._boxes: tuple[Placed, ...] = ()
        self._nodes: dict[str, NodeItem] = {}
        self._fits = True
        self.scene().selectionChanged.connect(self._on_selection)

    def show_map(self, drawn: DelegationMap, parent_title: str) -> None:
        """Draw a map; the selected agent stays selected when it is still there."""
        chosen = self.chosen()
        self._map, self._parent_title = drawn, parent_title
        scene = self.scene()
        scene.blockSignals(True)
        scene.clear()
        held = tokens(self.palette())
        scene.setBackgroundBrush(QColor(held.window))
        self._nodes = {
            node.name: NodeItem(node, node.name or parent_title, self.font(), held)
            for node in drawn.nodes
        }
        self._boxes = place(drawn, {name: item.size for name, item in self._nodes.items()})
        rects = {box.name: QRectF(box.x, box.y, box.width, box.height) for box in self._boxes}
        for edge in drawn.edges:
            if edge.source in rects and edge.target in rects:
                scene.addItem(EdgeItem(edge, rects[edge.source], rects[edge.target], held))
        for box in self._boxes:
            item = self._nodes[box.name]
            item.setPos(box.x, box.y)
            scene.addItem(item)
        scene.setSceneRect(scene.itemsBoundingRect().adjusted(-24, -24, 24, 24))
        scene.blockSignals(False)
        if chosen in self._nodes:
            self.choose(chosen)
        if self._fits:
            self.fit()

    def chosen(self) -> str | None:
        """The selected agent ("" is the parent session), None when none is."""
        items = [item for item in self.scene().selectedItems() if isinstance(item, NodeItem)]
        return items[0].node.name if items else None

    def choose(self, name: str) -> None:
        """Select an agent and bring it into view."""
        item = self._nodes.get(name)
        if item is not None:
            self.scene().clearSelection()
            item.setSelected(True)
            self.ensureVisible(item, 24, 24)

    def description(self, name: str) -> str:
        """What a box says, as text."""
        item = self._nodes.get(name)
        return item.description() if item else ""

    def fit(self) -> None:
        """Show the whole map, never larger than life."""
        self._fits = True
        self.resetTransform()
        room, wanted = self.viewport().rect(), self.sceneRect()
        if wanted.width() > room.width() or wanted.height() > room.height():
            self.fitInView(wanted, Qt.AspectRatioMode.KeepAspectRatio)
            if self.transform().m11() < SMALLEST:
                self.resetTransform()
                self.scale(SMALLEST, SMALLEST)

    def zoom(self, factor: float) -> None:
        """Zoom within sensible bounds."""
        self._fits = False
        now = self.transform().m11()
        factor = min(max(now * factor, SMALLEST), LARGEST) / now
        self.scale(factor, factor)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom with Ctrl, scroll otherwise."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(STEP if event.angleDelta().y() > 0 else 1 / STEP)
            event.accept()
        else:
            super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move, zoom and open by keyboard."""
        key = Qt.Key(event.key())
        if key in _ARROWS:
            right, down = _ARROWS[key]
            here = self.chosen()
            start = here if here is not None else ""
            self.choose(neighbour(self._boxes, start, right, down) if here is not None else start)
            if self.chosen() is None and self._boxes:
                self.choose(self._boxes[0].name)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom(STEP)
        elif key == Qt.Key.Key_Minus:
            self.zoom(1 / STEP)
        elif key in (Qt.Key.Key_0, Qt.Key.Key_Home):
            self.fit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.chosen():
            self.node_activated.emit(self.chosen())
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QEvent) -> None:
        """Open the agent under the pointer."""
        super().mouseDoubleClickEvent(event)
        if self.chosen():
            self.node_activated.emit(self.chosen())

    def resizeEvent(self, event: QEvent) -> None:
        """Keep the whole map in view until someone zooms."""
        super().resizeEvent(event)
        if self._fits:
            self.fit()

    def changeEvent(self, event: QEvent) -> None:
        """Redraw in the colours of a new theme, in a new language or font."""
        super().changeEvent(event)
        if event.type() in (
            QEvent.Type.PaletteChange,
            QEvent.Type.FontChange,
            QEvent.Type.LanguageChange,
        ):
            self.show_map(self._map, self._parent_title)

    def _on_selection(self) -> None:
        name = self.chosen()
        if name is not None:
            self.node_chosen.emit(name)

    # Export

    def save_picture(self, path: Path) -> str:
        """Write PNG or SVG by the file's ending; gives the reason when that fails, else ''."""
        area = self.sceneRect()
        if path.suffix.lower() == ".svg":
            from PySide6.QtSvg import QSvgGenerator  # late: only an export needs it

            target = QSvgGenerator()
            target.setFileName(str(path))
            target.setSize(QSize(int(area.width()), int(area.height())))
            target.setViewBox(QRectF(0, 0, area.width(), area.height()))
            target.setTitle(self.accessibleName())
            painter = QPainter()
            if not painter.begin(target):
                return self.tr("The file cannot be written.")
            self.scene().render(painter, QRectF(0, 0, area.width(), area.height()), area)
            painter.end()
            return ""
        scale = min(2.0, LARGEST_PICTURE / max(area.width(), area.height(), 1))
        picture = QImage(
            max(int(area.width() * scale), 1),
            max(int(area.height() * scale), 1),
            QImage.Format.Format_ARGB32_Premultiplied,
        )
        picture.fill(QColor(tokens(self.palette()).window))
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.scene().render(painter, QRectF(picture.rect()), area)
        painter.end()
        return "" if picture.save(str(path)) else self.tr("The file cannot be written.")


class MapDialog(QDialog):
    """The map with its text alternative; stays open beside the main window."""

    agent_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("mapDialog")
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._map = DelegationMap((), ())
        self._session_title = ""
        self.note = PlainLabel(parent=self)
        self.note.setObjectName("mapNote")
        self.view = MapView(self)
        self.view.node_chosen.connect(self._show_node)
        self.view.node_activated.connect(self.agent_requested)
        self.text = QPlainTextEdit(self)
        self.text.setObjectName("mapText")
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.splitter = QSplitter(Qt.Orientation.Horizontal, self)
        self.splitter.addWidget(self.view)
        self.splitter.addWidget(self.text)
        self.splitter.setStretchFactor(0, 3)
        self.splitter.setStretchFactor(1, 1)
        self.splitter.setChildrenCollapsible(False)
        self._buttons = [
            self._button("mapZoomOut", self._zoom_out),
            self._button("mapZoomIn", self._zoom_in),
            self._button("mapFit", self.view.fit),
        ]
        self.open_button = QPushButton(self)
        self.open_button.setObjectName("mapOpenButton")
        self.open_button.clicked.connect(self._open)
        self.save_button = QPushButton(self)
        self.save_button.setObjectName("mapSaveButton")
        self.save_button.clicked.connect(self._save)
        self.close_button = QPushButton(self)
        self.close_button.clicked.connect(self.close)
        row = QHBoxLayout()
        for button in self._buttons:
            row.addWidget(button)
        row.addStretch(1)
        for button in (self.open_button, self.save_button, self.close_button):
            row.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(SPACE * 2, SPACE * 2, SPACE * 2, SPACE * 2)
        layout.setSpacing(SPACE)
        layout.addWidget(self.note)
        layout.addWidget(self.splitter, 1)
        layout.addLayout(row)
        self.resize(1040, 640)
        self.splitter.setSizes([760, 260])
        self._retranslate()

    def _button(self, name: str, slot: object) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(name)
        button.setMinimumSize(TARGET, TARGET)
        button.clicked.connect(slot)
        return button

    def show_map(self, drawn: DelegationMap, session_title: str) -> None:
        """Show who may start whom under a session."""
        self._map, self._session_title = drawn, session_title
        self.view.show_map(drawn, session_title or self.tr("Parent session"))
        self.note.set_text(wording(drawn.note) if drawn.note else "")
        self.note.setVisible(drawn.note is not None)
        chosen = self.view.chosen()
        if chosen is None:
            self.text.setPlainText(visible(self.outline()))
        else:
            self._show_node(chosen)

    def outline(self) -> str:
        """The whole map in words."""
        nodes = {node.name or self._title(): node for node in self._map.nodes}
        lines = []
        for name, reached, perhaps in map_text(self._map, self._title()):
            node = nodes.get(name)
            what = f" ({reach_words(node)})" if node else ""
            lines.append(f"{name}{what}")
            if reached:
                lines.append(self.tr("  may start: {names}").format(names=", ".join(reached)))
            if perhaps:
                text = self.tr("  may perhaps start: {names}")
                lines.append(text.format(names=", ".join(perhaps)))
            elif not reached and node is not None and node.badge is not None:
                lines.append(f"  {wording(node.badge)}")
            elif not reached:
                lines.append(self.tr("  starts nobody"))
        return "\n".join(lines)

    def _title(self) -> str:
        return self._session_title or self.tr("Parent session")

    def _show_node(self, name: str) -> None:
        self.open_button.setEnabled(bool(name))
        from_here = [edge for edge in self._map.edges if edge.source == name]
        reached = [edge.target for edge in from_here if edge.is_certain]
        perhaps = [edge.target for edge in from_here if not edge.is_certain]
        lines = [self.view.description(name)]
        if reached or not perhaps:
            starts = ", ".join(reached) if reached else self.tr("nobody")
            lines.append(self.tr("May start: {names}").format(names=starts))
        if perhaps:
            lines.append(self.tr("May perhaps start: {names}").format(names=", ".join(perhaps)))
        self.text.setPlainText(visible("\n".join((*lines, "", self.outline()))))

    def _zoom_in(self) -> None:
        self.view.zoom(STEP)

    def _zoom_out(self) -> None:
        self.view.zoom(1 / STEP)

    def _open(self) -> None:
        name = self.view.chosen()
        if name:
            self.agent_requested.emit(name)

    def _save(self) -> None:
        dialog = QFileDialog(self, self.tr("Save Picture"))
        dialog.setObjectName("savePictureDialog")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(self.tr("PNG picture (*.png);;SVG drawing (*.svg)"))
        dialog.selectFile("delegation-map.png")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self._on_picture_chosen)
        dialog.open()

    def _on_picture_chosen(self, path: str) -> None:
        self.save_picture(Path(path))

    def save_picture(self, path: Path) -> None:
        """Write the map as a picture and say how that went."""
        if path.suffix.lower() not in (".png", ".svg"):
            path = path.with_name(path.name + ".png")
        reason = self.view.save_picture(path)
        template = (
            self.tr("Couldn’t save “{name}”: {reason} Choose another folder.")
            if reason
            else self.tr("Saved {name}")
        )
        self.note.set_text(template.format(name=path.name, reason=reason))
        self.note.setVisible(True)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Delegation Map"))
        self.view.setAccessibleName(self.tr("Delegation map"))
        self.view.setAccessibleDescription(
            self.tr("Arrow keys move between agents, plus and minus zoom, 0 shows everything.")
        )
        self.text.setAccessibleName(self.tr("Delegation map as text"))
        names = (
            ("zoom-out", self.tr("Zoom out")),
            ("zoom-in", self.tr("Zoom in")),
            ("fit", self.tr("Show everything")),
        )
        for button, (name, text) in zip(self._buttons, names, strict=True):
            button.setIcon(icon(name, self.palette()))
            button.setToolTip(text)
            button.setAccessibleName(text)
        self.open_button.setText(self.tr("Open Agent"))
        self.open_button.setEnabled(bool(self.view.chosen()))
        self.save_button.setText(self.tr("Save Picture…"))
        self.close_button.setText(self.tr("Close"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a new language or palette."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.PaletteChange):
            self._retranslate()
