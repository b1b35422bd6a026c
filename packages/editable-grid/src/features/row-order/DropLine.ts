import type { GridSite } from '../../dom/GridFeature';
import { element } from '../../dom/element';

/** Says where a row would go: a line between two rows, and the row that is held faded. */
export class DropLine<Row extends object> {
  readonly #site: GridSite<Row>;
  readonly #rowId: string;
  readonly #line = element('div', { class: 'gezi-drop-line', role: 'presentation' });

  constructor(site: GridSite<Row>, rowId: string) {
    this.#site = site;
    this.#rowId = rowId;
  }

  /** @param to place in sight the row would get */
  show(to: number): void {
    const { scroller, store, view } = this.#site;
    const from = store.indexOf(this.#rowId);
    const box = view.boxOf(to, 0);
    // Of the row in whose place it goes: above it on the way up, below it (and its panel) on the way down.
    const below = to > from && to + 1 < store.size ? view.boxOf(to + 1, 0).top : box.top + box.height;
    this.#line.style.transform = `translateY(${to > from ? below : box.top}px)`;
    this.#line.classList.toggle('gezi-drop-line-idle', to === from);
    if (!this.#line.isConnected) scroller.querySelector('.gezi-body')?.append(this.#line);
    this.mark();
  }

  /** Rows were drawn anew: the held one is faded again, wherever it is drawn now. */
  mark(): void {
    for (const { element: row, rowId } of this.#site.view.slots())
      row.classList.toggle('gezi-row-held', rowId === this.#rowId);
  }

  remove(): void {
    this.#line.remove();
    for (const { element: row } of this.#site.view.slots()) row.classList.remove('gezi-row-held');
  }
}
