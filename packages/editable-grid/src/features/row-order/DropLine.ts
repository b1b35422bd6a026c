import type { GridSite } from '../../dom/GridFeature';
import { element } from '../../dom/element';

/** Shows the drop position: a line between two rows, and the dragged row faded. */
export class DropLine<Row extends object> {
  readonly #site: GridSite<Row>;
  readonly #rowId: string;
  readonly #line = element('div', { class: 'gezi-drop-line', role: 'presentation' });

  constructor(site: GridSite<Row>, rowId: string) {
    this.#site = site;
    this.#rowId = rowId;
  }

  /** @param to visible index after the drop */
  show(to: number): void {
    const { scroller, store, view } = this.#site;
    const from = store.indexOf(this.#rowId);
    const box = view.boxOf(to, 0);
    // Edge of the target row: its top when moving up, its bottom (with its panel) when moving down.
    const below = to > from && to + 1 < store.size ? view.boxOf(to + 1, 0).top : box.top + box.height;
    this.#line.style.transform = `translateY(${to > from ? below : box.top}px)`;
    this.#line.classList.toggle('gezi-drop-line-idle', to === from);
    if (!this.#line.isConnected) scroller.querySelector('.gezi-body')?.append(this.#line);
    this.mark();
  }

  /** Rows were redrawn: the dragged one is faded again. */
  mark(): void {
    for (const { element: row, rowId } of this.#site.view.slots())
      row.classList.toggle('gezi-row-held', rowId === this.#rowId);
  }

  remove(): void {
    this.#line.remove();
    for (const { element: row } of this.#site.view.slots()) row.classList.remove('gezi-row-held');
  }
}
