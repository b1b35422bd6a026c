import { isRightToLeft } from '@gezi/ui';
import type { ColumnLayout } from '../core/columns/arrangeColumns';
import { columnWindow, type ColumnWindow } from '../core/columns/columnWindow';
import { expandedRows, type RowPanel } from '../core/geometry/expandedRows';
import { fixedRows, type RowGeometry } from '../core/geometry/rowGeometry';
import { jumpWindow, rowWindow, windowSize, type RowWindow } from '../core/geometry/rowWindow';
import { scrollHeight, scrollTopFor, shiftAfter } from '../core/geometry/scrollScale';
import type { GridStore } from '../core/store/GridStore';
import type { Dirt } from '../core/store/StoreSettings';
import { notesOf } from './CellNotes';
import { element } from './element';
import { CellPainter } from './CellPainter';
import type { GridViewOptions } from './GridViewOptions';
import { RowRing } from './RowRing';
import type { RowSlot } from './RowSlot';
import { scrollByWheel } from './scrollByWheel';

/** Columns rendered beyond each edge once the grid has been scrolled horizontally. */
const BEYOND = 1;
/** Milliseconds after a jump until the rows around the visible ones are rendered. */
const PAUSE = 100;

/**
 * Draws the visible rows into `body` while `scroller` scrolls. Plain DOM: React renders only the frame around the rows.
 * Drawing happens in the scroll event, so that no frame is blank.
 */
export class GridView<Row extends object> {
  readonly #scroller: HTMLElement;
  readonly #body: HTMLElement;
  /** Holds the rows; moves as one after a jump. */
  readonly #rows: HTMLElement;
  readonly #store: GridStore<Row>;
  readonly #ring: RowRing;
  #options: GridViewOptions<Row>;
  #painter!: CellPainter<Row>;
  #geometry: RowGeometry = fixedRows(0, 1);
  #columns: ColumnWindow = { from: 0, to: 0 };
  #scrollTop = 0;
  #scrollLeft = 0;
  #shift = 0;
  /** Pixels from the first row's top to where the rows' own places count from. */
  #origin = 0;
  #direction = 0;
  #pause: ReturnType<typeof setTimeout> | undefined;
  readonly #stop: () => void;
  /** Called after rows or columns were rendered, repainted, moved or resized. */
  onDrawn: () => void = () => {};
  /** Panels below rows, in rising order of rows; read whenever rows are measured. */
  panels: () => readonly RowPanel[] = () => [];
  /** The active row; its element is not reused. */
  #heldId: string | undefined;

  constructor(scroller: HTMLElement, body: HTMLElement, store: GridStore<Row>, options: GridViewOptions<Row>) {
    this.#scroller = scroller;
    this.#body = body;
    this.#store = store;
    this.#options = options;
    this.#rows = element('div', { role: 'rowgroup', class: 'gezi-rows' });
    body.append(this.#rows);
    this.#ring = new RowRing(this.#rows, {
      create: () => this.#painter.create(),
      paint: (slot, index) => this.#painter.paint(slot, index),
      place: (slot) => this.#place(slot),
      jump: (from, before) => {
        // From an origin below the last row the page could be scrolled beyond it.
        const kept = Math.max(0, this.#geometry.topOf(before) - this.#origin);
        this.#origin = this.#geometry.topOf(from) - kept;
        this.#moveOrigin();
      },
    });
    this.configure(options);
    scroller.addEventListener('scroll', this.#onScroll, { passive: true });
    // A finger or the scrollbar may scroll on another thread: the rows ahead are drawn before.
    scroller.addEventListener('pointerdown', this.#drawAhead);
    const endWheel = scrollByWheel(scroller);
    const unsubscribe = store.subscribe(this.#onDirt);
    const unnoted = notesOf(store).subscribe(this.#onNote);
    this.#stop = () => {
      scroller.removeEventListener('scroll', this.#onScroll);
      scroller.removeEventListener('pointerdown', this.#drawAhead);
      endWheel();
      unsubscribe();
      unnoted();
    };
  }

  get options(): GridViewOptions<Row> {
    return this.#options;
  }
  get painter(): CellPainter<Row> {
    return this.#painter;
  }
  /** Number of rows that fit into the visible area, at least one. */
  get pageRows(): number {
    return Math.max(1, Math.floor(this.#options.room / this.#options.rowHeight) - 1);
  }

  /** Columns, texts or sizes changed: rows are rebuilt. */
  configure(options: GridViewOptions<Row>): void {
    this.#options = options;
    this.#ring.clear();
    options.contents.clear();
    this.#heldId = undefined;
    // No layout is read here: it would force another layout.
    this.#columns = columnWindow(options.layout, this.#scrollLeft, options.width, 0);
    this.#painter = new CellPainter(this.#store, options, this.#columns, this.#rows);
    this.#body.style.width = `${options.layout.width}px`;
    this.#rows.style.lineHeight = `${options.rowHeight - 1}px`;
    this.#measure();
    this.#draw(true);
    this.onDrawn();
    options.contents.commit();
  }

  /** New column objects, widths, page or room with the same structure: no element is rebuilt. */
  adopt(options: GridViewOptions<Row>): void {
    const before = this.#options;
    this.#options = options;
    this.#painter.adopt(options, this.#ring.made());
    if (!samePlaces(before.layout, options.layout)) {
      this.#painter.relayout(this.#ring.made());
      this.#body.style.width = `${options.layout.width}px`;
    }
    this.#moveColumns();
    this.#measure();
    this.#draw(true);
    this.onDrawn();
    options.contents.commit();
  }

  slotAt(index: number): RowSlot | undefined {
    return this.#ring.at(index);
  }

  /** The rendered rows, in no particular order. */
  slots(): Iterable<RowSlot> {
    return this.#ring.all();
  }

  /** Position of a cell, rendered or not, in pixels from the top left of the body; pinned columns as if unpinned. */
  boxOf(index: number, column: number): { left: number; top: number; width: number; height: number } {
    const { left, width } = this.#options.layout.columns[column]!;
    return { left, width, top: this.#geometry.topOf(index) - this.#shift, height: this.#options.rowHeight };
  }

  /** The row at a place, in pixels from the top of the body; the nearest one beyond the ends. */
  indexAt(top: number): number {
    return this.#geometry.indexAt(top + this.#shift);
  }

  /** Panels were added, removed or resized: rows are repositioned, the visible part stays visible. */
  resize(): void {
    const seen = this.#scrollTop + this.#shift;
    const first = this.#geometry.indexAt(seen);
    const offset = seen - this.#geometry.topOf(first);
    this.#measure();
    const top = this.#geometry.topOf(first) + offset;
    if (top !== seen && this.#shift === 0) this.#scroller.scrollTop = top;
    this.#follow();
    this.#draw(true);
    this.onDrawn();
    this.#options.contents.commit();
  }

  /** The slot that contains an element. */
  slotOf(node: Node): RowSlot | undefined {
    const row = (node instanceof Element ? node : node.parentElement)?.closest('.gezi-row');
    if (row) for (const slot of this.#ring.all()) if (slot.element === row) return slot;
    return undefined;
  }

  scrollToTop(): void {
    if (this.#scrollTop !== 0) this.#scroller.scrollTop = 0;
  }

  /** Reserves the element of the row while the row is active. */
  hold(slot: RowSlot): void {
    this.#heldId = slot.rowId;
    this.#ring.hold(slot);
  }

  release(): void {
    this.#heldId = undefined;
    this.#ring.release();
  }

  /** Scrolls the minimum distance that makes a cell visible, and renders it. */
  reveal(index: number, column: number): void {
    const { room } = this.#options;
    const top = this.#geometry.topOf(index);
    const bottom = top + this.#options.rowHeight;
    const seen = this.#scrollTop + this.#shift;
    const wanted = top < seen ? top : bottom > seen + room ? bottom - room : seen;
    if (wanted !== seen) {
      const near = Math.abs(wanted - seen) <= 2 * room;
      this.#scroller.scrollTop = near
        ? this.#scrollTop + wanted - seen
        : scrollTopFor(wanted, this.#geometry.height, room);
    }
    this.#scrollToColumn(column);
    this.#follow();
    if (!this.#ring.at(index)) this.#draw(false);
    this.onDrawn();
    this.#options.contents.commit();
  }

  /** The same sideways only. */
  revealColumn(column: number): void {
    this.#scrollToColumn(column);
    this.#onScroll();
  }

  #scrollToColumn(column: number) {
    const { layout, width } = this.#options;
    const placed = layout.columns[column];
    if (!placed || placed.pin) return;
    const left = placed.left - layout.startWidth;
    const right = placed.left + placed.width + layout.endWidth - width;
    const wanted = left < this.#scrollLeft ? left : Math.min(left, right);
    if (left >= this.#scrollLeft && (width <= 0 || right <= this.#scrollLeft)) return;
    this.#scroller.scrollLeft = isRightToLeft(this.#scroller) ? -wanted : wanted;
  }

  /** Redraws one cell from the document, also while it is typed into. */
  rewrite(slot: RowSlot, column: number): void {
    slot.texts[column] = undefined;
    slot.values[column] = slot;
    slot.states[column] = -1;
    this.#painter.paint(slot, slot.index);
  }

  destroy(): void {
    this.#stop();
    clearTimeout(this.#pause);
    this.#ring.clear();
    this.#rows.remove();
  }

  #onScroll = (): void => {
    this.#follow();
    this.onDrawn();
    this.#options.contents.commit(true);
  };

  #follow() {
    const { scrollTop } = this.#scroller;
    // Counted from the start edge; from right to left the browser counts below zero.
    const scrollLeft = Math.abs(this.#scroller.scrollLeft);
    if (scrollLeft !== this.#scrollLeft) {
      this.#scrollLeft = scrollLeft;
      this.#moveColumns();
    }
    if (scrollTop !== this.#scrollTop) {
      const before = { scrollTop: this.#scrollTop, shift: this.#shift };
      const shift = shiftAfter(scrollTop, before, this.#geometry.height, this.#options.room);
      this.#direction = Math.sign(scrollTop + shift - before.scrollTop - before.shift);
      this.#scrollTop = scrollTop;
      this.#shift = shift;
      this.#draw(false);
      if (shift !== before.shift) this.#moveOrigin();
    }
  }

  #onDirt = ({ all, rows }: Dirt): void => {
    if (all) {
      this.#measure();
      this.#draw(true);
    } else {
      this.#ring.repaint((id) => rows.has(id));
    }
    this.onDrawn();
    this.#options.contents.commit();
  };

  #onNote = (rowId: string, key: string): void => {
    const slot = this.#ring.at(this.#store.indexOf(rowId));
    const column = this.#painter.columns.findIndex((placed) => placed.column.key === key);
    if (slot?.cells[column]) this.rewrite(slot, column);
  };

  #moveColumns() {
    const { layout, width } = this.#options;
    const next = columnWindow(layout, this.#scrollLeft, width, BEYOND);
    if (next.from === this.#columns.from && next.to === this.#columns.to) return;
    this.#columns = next;
    this.#painter.moveWindow(next, this.#ring.made());
  }

  #measure() {
    this.#geometry = expandedRows(this.#store.size, this.#options.rowHeight, this.panels());
    this.#body.style.height = `${scrollHeight(this.#geometry.height)}px`;
  }

  #draw(anew: boolean) {
    const { room } = this.#options;
    // The document may now be shorter than the scroll position.
    const top = Math.max(0, Math.min(this.#scrollTop + this.#shift, this.#geometry.height - room));
    const window = this.#windowAt(top, anew);
    if (!anew) return this.#ring.show(window);
    const first = this.#geometry.topOf(window.from);
    // Rows may have been removed from the end.
    if (this.#origin > first) {
      this.#origin = first;
      this.#moveOrigin();
    }
    this.#ring.redraw(window, this.#heldId === undefined ? -1 : this.#store.indexOf(this.#heldId));
  }

  #windowAt(top: number, anew: boolean): RowWindow {
    const { rowHeight, room } = this.#options;
    // Before the first scroll, renders only the visible rows.
    if (this.#direction === 0) return rowWindow(this.#geometry, top, room, 0);
    const window = rowWindow(this.#geometry, top, room, this.#direction, windowSize(rowHeight, room));
    if (anew || !this.#ring.isJump(window)) return window;
    // Others may follow: the rows around are rendered by a small step or in the pause after the last jump.
    clearTimeout(this.#pause);
    this.#pause = setTimeout(this.#drawAround, PAUSE);
    return jumpWindow(this.#geometry, top, room, rowHeight);
  }

  #drawAhead = (): void => {
    if (this.#direction !== 0) return;
    this.#direction = 1;
    this.#drawAround();
  };

  #drawAround = (): void => {
    this.#draw(false);
    this.onDrawn();
    this.#options.contents.commit();
  };

  #place(slot: RowSlot) {
    const top = this.#geometry.topOf(slot.index) - this.#origin;
    if (slot.top === top) return;
    slot.top = top;
    // A 3D transform puts each row on its own layer, so that moving it needs no repaint.
    slot.element.style.transform = `translate3d(0, ${top}px, 0)`;
  }

  #moveOrigin() {
    this.#rows.style.transform = `translateY(${this.#origin - this.#shift}px)`;
    const held = this.#heldId === undefined ? undefined : this.#ring.at(this.#store.indexOf(this.#heldId));
    if (held) this.#place(held);
  }
}

const samePlaces = <Row extends object>(a: ColumnLayout<Row>, b: ColumnLayout<Row>): boolean =>
  a.width === b.width &&
  a.columns.every(({ left, width }, index) => left === b.columns[index]?.left && width === b.columns[index].width);
