import type { RowWindow } from '../core/geometry/rowWindow';
import type { RowSlot } from './RowSlot';

export interface RingPainter {
  create(): RowSlot;
  /** Draws the row at a visible index into the slot. */
  paint(slot: RowSlot, index: number): void;
  /** Moves the slot's element to its row's position. */
  place(slot: RowSlot): void;
  /** All rows were replaced at once: slots keep their positions on the page. */
  jump(from: number, before: number): void;
}

/**
 * A ring buffer of row elements: a row is drawn in the slot `index modulo size`, so that a scroll step rewrites only
 * the rows that become visible. After a jump the ring is rotated, so that elements are not moved. The focused row keeps
 * its element, even if it is not visible.
 */
export class RowRing {
  readonly #rows: HTMLElement;
  readonly #painter: RingPainter;
  #slots: (RowSlot | undefined)[] = [];
  /** Unused slots, and the pinned one while it is not visible. */
  #spare: RowSlot[] = [];
  #floating: RowSlot | undefined;
  #held: RowSlot | undefined;
  #window: RowWindow = { from: 0, to: 0 };
  /** How far the ring is turned. */
  #turn = 0;

  constructor(rows: HTMLElement, painter: RingPainter) {
    this.#rows = rows;
    this.#painter = painter;
  }

  *all(): Iterable<RowSlot> {
    for (const slot of this.#slots) if (slot && slot.index >= 0) yield slot;
    if (this.#floating) yield this.#floating;
  }

  /** All slots, visible or spare. */
  *made(): Iterable<RowSlot> {
    for (const slot of this.#slots) if (slot) yield slot;
    if (this.#floating) yield this.#floating;
    yield* this.#spare;
  }

  at(index: number): RowSlot | undefined {
    if (this.#floating?.index === index) return this.#floating;
    const slot = this.#slots[this.#placeOf(index)];
    return slot?.index === index ? slot : undefined;
  }

  /** Reserves the slot for its row until {@link release}. */
  hold(slot: RowSlot): void {
    if (this.#held !== slot) this.release();
    this.#held = slot;
  }

  release(): void {
    this.#held = undefined;
    const floating = this.#floating;
    this.#floating = undefined;
    if (floating) this.#put(floating);
    // The row may have left the window in its place of the ring.
    this.#shelve();
  }

  /** No row of the window is rendered. */
  isJump(window: RowWindow): boolean {
    return isApart(window, this.#window);
  }

  /** Renders the rows of the window that are not rendered yet. */
  show(window: RowWindow): void {
    const before = this.#window;
    this.#window = window;
    this.#fit(window.to - window.from);
    if (before.to > before.from && isApart(window, before)) {
      this.#turn = this.#placeOf(before.from) - window.from;
      this.#float();
      this.#painter.jump(window.from, before.from);
    }
    const fresh: HTMLElement[] = [];
    for (let index = window.from; index < window.to; index += 1) {
      const place = this.#placeOf(index);
      if (this.#slots[place]?.index === index) continue;
      const slot = this.#slotFor(index, place);
      this.#painter.paint(slot, index);
      this.#painter.place(slot);
      if (!slot.element.isConnected) fresh.push(slot.element);
    }
    if (fresh.length) this.#rows.append(...fresh);
    this.#shelve();
  }

  /** Rows were added, removed or moved: redraws everything; the reserved slot follows its row. */
  redraw(window: RowWindow, pinnedAt: number): void {
    const held = this.#held;
    for (const slot of this.#slots) if (slot && slot !== held) slot.index = -1;
    if (held) {
      this.#slots = this.#slots.map((slot) => (slot === held ? undefined : slot));
      this.#floating = pinnedAt < 0 ? undefined : held;
      if (pinnedAt < 0) {
        this.#held = undefined;
        this.#put(held);
      } else {
        this.#painter.paint(held, pinnedAt);
        this.#painter.place(held);
      }
    }
    this.show(window);
  }

  repaint(wanted: (rowId: string) => boolean): void {
    for (const slot of this.all()) if (wanted(slot.rowId)) this.#painter.paint(slot, slot.index);
  }

  clear(): void {
    for (const slot of [...this.#slots, this.#floating]) slot?.element.remove();
    this.#slots = [];
    this.#spare = [];
    this.#floating = undefined;
    this.#held = undefined;
    this.#window = { from: 0, to: 0 };
  }

  /** After a jump every slot gets another row, except the reserved one. */
  #float() {
    const held = this.#held;
    if (!held || this.#floating === held) return;
    this.#slots = this.#slots.map((slot) => (slot === held ? undefined : slot));
    this.#floating = held;
  }

  #placeOf(index: number): number {
    const size = this.#slots.length;
    const place = size === 0 ? 0 : (index + this.#turn) % size;
    return place < 0 ? place + size : place;
  }

  #slotFor(index: number, place: number): RowSlot {
    const present = this.#slots[place];
    if (this.#floating?.index === index) {
      const back = this.#floating;
      this.#floating = undefined;
      if (present) this.#put(present);
      this.#slots[place] = back;
      return back;
    }
    if (present && present === this.#held) {
      this.#floating = present;
      const other = this.#spare.pop() ?? this.#painter.create();
      this.#slots[place] = other;
      return other;
    }
    const slot = present ?? this.#spare.pop() ?? this.#painter.create();
    this.#slots[place] = slot;
    return slot;
  }

  // The ring never shrinks within a document: another size would move every row to another slot.
  #fit(rows: number) {
    if (rows <= this.#slots.length) return;
    const kept = this.#slots.filter((slot) => slot !== undefined);
    this.#slots = Array.from<RowSlot | undefined>({ length: rows });
    this.#turn = 0;
    for (const slot of kept) {
      const place = slot.index < 0 ? -1 : this.#placeOf(slot.index);
      if (place >= 0 && !this.#slots[place]) this.#slots[place] = slot;
      else if (slot === this.#held) this.#floating = slot;
      else this.#put(slot);
    }
  }

  // Fewer rows than slots: the rest leaves the document.
  #shelve() {
    const { from, to } = this.#window;
    if (to - from >= this.#slots.length) return;
    this.#slots.forEach((slot, place) => {
      if (!slot || slot === this.#held || (slot.index >= from && slot.index < to)) return;
      this.#slots[place] = undefined;
      this.#put(slot);
    });
  }

  #put(slot: RowSlot) {
    slot.index = -1;
    slot.element.remove();
    this.#spare.push(slot);
  }
}

const isApart = (a: RowWindow, b: RowWindow) => a.from >= b.to || a.to <= b.from;
