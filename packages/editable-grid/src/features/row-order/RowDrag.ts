import { themeClassOf } from '@gezi/ui';
import type { GridSite } from '../../dom/GridFeature';
import { element } from '../../dom/element';
import { toTopLayer } from '../../dom/topLayer';
import { DropLine } from './DropLine';

/** Pixels the pointer travels before a press becomes a drag. */
const SLOP = 4;
/** Distance from the viewport edge in pixels that triggers auto-scrolling, and its maximum speed per frame. */
const EDGE = 48;
const FASTEST = 18;

export interface RowDragEnds {
  /** The press has become a drag. */
  onStart: () => void;
  /** Called with the visible index of the drop. */
  onDrop: (to: number) => void;
  /** Escape, or the browser took the pointer away. */
  onCancel: () => void;
  /** Let go where it was pressed. */
  onPress: () => void;
  /** The dragged row. */
  label: string;
}

/** One drag of a row by mouse, pen or finger, from the press to its end. */
export class RowDrag<Row extends object> {
  readonly #site: GridSite<Row>;
  readonly #rowId: string;
  readonly #ends: RowDragEnds;
  readonly #press: PointerEvent;
  readonly #line: DropLine<Row>;
  readonly #ghost: HTMLElement;
  readonly #ending = new AbortController();
  #dragging = false;
  #pointer = { x: 0, y: 0 };
  #frame = 0;

  constructor(site: GridSite<Row>, rowId: string, press: PointerEvent, ends: RowDragEnds) {
    this.#site = site;
    this.#rowId = rowId;
    this.#ends = ends;
    this.#press = press;
    this.#line = new DropLine(site, rowId);
    this.#ghost = element('div', {
      class: `gezi-drag-ghost ${themeClassOf(site.scroller)}`,
      'aria-hidden': 'true',
    });
    this.#ghost.textContent = ends.label;
    const { signal } = this.#ending;
    document.addEventListener('pointermove', this.#move, { signal });
    document.addEventListener('pointerup', this.#up, { signal });
    document.addEventListener('pointercancel', () => this.cancel(), { signal });
    document.addEventListener('keydown', this.#key, { signal, capture: true });
    this.#pointer = { x: press.clientX, y: press.clientY };
  }

  /** Rows were redrawn. */
  drawn(): void {
    if (this.#dragging) this.#line.mark();
  }

  cancel(): void {
    const dragged = this.#dragging;
    this.end();
    if (dragged) this.#ends.onCancel();
  }

  end(): void {
    this.#ending.abort();
    cancelAnimationFrame(this.#frame);
    this.#ghost.remove();
    this.#line.remove();
    this.#dragging = false;
  }

  #move = (event: PointerEvent) => {
    if (event.pointerId !== this.#press.pointerId) return;
    this.#pointer = { x: event.clientX, y: event.clientY };
    const { clientX, clientY } = this.#press;
    if (!this.#dragging) {
      if (Math.hypot(event.clientX - clientX, event.clientY - clientY) < SLOP) return;
      this.#dragging = true;
      document.body.append(this.#ghost);
      toTopLayer(this.#ghost);
      this.#ends.onStart();
      this.#frame = requestAnimationFrame(this.#scroll);
    }
    this.#show();
  };

  #up = (event: PointerEvent) => {
    if (event.pointerId !== this.#press.pointerId) return;
    const [dragged, to] = [this.#dragging, this.#target()];
    this.end();
    if (dragged) this.#ends.onDrop(to);
    else this.#ends.onPress();
  };

  #key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !this.#dragging) return;
    event.preventDefault();
    event.stopPropagation();
    this.cancel();
  };

  #show() {
    this.#ghost.style.transform = `translate(${this.#pointer.x + 12}px, ${this.#pointer.y - 16}px)`;
    this.#line.show(this.#target());
  }

  // Near an edge of the visible area the rows scroll, faster the closer the pointer is.
  #scroll = () => {
    this.#frame = requestAnimationFrame(this.#scroll);
    const { scroller } = this.#site;
    const sight = scroller.getBoundingClientRect();
    const head = scroller.querySelector('.gezi-head')?.clientHeight ?? 0;
    const foot = scroller.querySelector('.gezi-foot')?.clientHeight ?? 0;
    const above = sight.top + head + EDGE - this.#pointer.y;
    const below = this.#pointer.y - (sight.bottom - foot - EDGE);
    const depth = above > 0 ? -above : below > 0 ? below : 0;
    if (depth === 0) return;
    const before = scroller.scrollTop;
    scroller.scrollTop += Math.sign(depth) * Math.min(FASTEST, Math.ceil((Math.abs(depth) / EDGE) * FASTEST));
    if (scroller.scrollTop !== before) this.#show();
  };

  /** Visible index the row would get if dropped now. */
  #target(): number {
    const { scroller, store, view } = this.#site;
    const body = scroller.querySelector('.gezi-body')!.getBoundingClientRect();
    const from = store.indexOf(this.#rowId);
    const at = view.indexAt(this.#pointer.y - body.top);
    const { top, height } = view.boxOf(at, 0);
    const lowerHalf = this.#pointer.y - body.top > top + height / 2;
    const gap = lowerHalf ? at + 1 : at;
    return Math.max(0, Math.min(store.size - 1, gap > from ? gap - 1 : gap));
  }
}
