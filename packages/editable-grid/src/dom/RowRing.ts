import type { RowWindow } from '../core/geometry/rowWindow';
import type { RowSlot } from './RowSlot';

export interface RingPainter {
  create(): RowSlot;
  /** Draws the row at a place in sight into the slot. */
  paint(slot: RowSlot, index: number): void;
  /** Puts the slot's element where its row lies. */
  place(slot: RowSlot): void;
}

/**
 * A ring of row elements: the row at place `i` is drawn in slot `i` modulo the ring's size, so a step of scrolling
 * rewrites only the rows that come into sight. The row that holds the focus keeps its element, in sight or not.
 */
export class RowRing {
  readonly #body: HTMLElement;
  readonly #painter: RingPainter;
  #slots: (RowSlot | undefined)[] = [];
  /** Slots out of the ring: unused ones, and the held one while it is out of sight. */
  #spare: RowSlot[] = [];
  #floating: RowSlot | undefined;
  #held: RowSlot | undefined;
  #window: RowWindow = { from: 0, to: 0 };

  constructor(body: HTMLElement, painter: RingPainter) {
    this.#body = body;
    this.#painter = painter;
  }

  get window(): RowWindow {
    return this.#window;
  }

  *all(): Iterable<RowSlot> {
    for (const slot of this.#slots) if (slot && slot.index >= 0) yield slot;
    if (this.#floating) yield this.#floating;
  }

  at(index: number): RowSlot | undefined {
    if (this.#floating?.index === index) return this.#floating;
    const slot = this.#slots.length ? this.#slots[index % this.#slots.length] : undefined;
    return slot?.index === index ? slot : undefined;
  }

  /** The slot keeps its row until {@link release}. */
  hold(slot: RowSlot): void {
    if (this.#held !== slot) this.release();
    this.#held = slot;
  }

  release(): void {
    this.#held = undefined;
    const floating = this.#floating;
    this.#floating = undefined;
    if (floating) this.#put(floating);
  }

  /** Draws the rows of the window that are not drawn yet. */
  show(window: RowWindow): void {
    this.#window = window;
    this.#fit(window.to - window.from);
    const size = this.#slots.length;
    const fresh: HTMLElement[] = [];
    for (let index = window.from; index < window.to; index += 1) {
      const slot = this.#slots[index % size];
      if (slot?.index === index) continue;
      const made = this.#slotFor(index, index % size);
      this.#painter.paint(made, index);
      this.#painter.place(made);
      if (!made.element.isConnected) fresh.push(made.element);
    }
    if (fresh.length) this.#body.append(...fresh);
    this.#shelve();
  }

  /** Rows came, went or moved: draws everything anew; the held slot stays with its row, wherever that is now. */
  redraw(window: RowWindow, heldAt: number): void {
    const held = this.#held;
    for (const slot of this.#slots) if (slot && slot !== held) slot.index = -1;
    if (held) {
      this.#slots = this.#slots.map((slot) => (slot === held ? undefined : slot));
      this.#floating = heldAt < 0 ? undefined : held;
      if (heldAt < 0) {
        this.#held = undefined;
        this.#put(held);
      } else {
        this.#painter.paint(held, heldAt);
        this.#painter.place(held);
      }
    }
    this.show(window);
  }

  /** All rows are placed anew, e.g. after a jump in a compressed scroll range. */
  replace(): void {
    for (const slot of this.all()) this.#painter.place(slot);
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

  // The ring's size never shrinks within a document: another size would move every row to another slot.
  #fit(rows: number) {
    if (rows <= this.#slots.length) return;
    const kept = this.#slots.filter((slot) => slot !== undefined);
    this.#slots = Array.from<RowSlot | undefined>({ length: rows });
    for (const slot of kept) {
      const place = slot.index >= 0 ? slot.index % rows : -1;
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
