import type { RangeBox } from '../../core/range/CellRange';
import type { GridSite } from '../../dom/GridFeature';

const EDGES = ['gezi-range-top', 'gezi-range-bottom', 'gezi-range-start', 'gezi-range-end'] as const;

/** Marks the rendered cells of a range; a single cell is not marked. */
export class RangeMarks<Row extends object> {
  readonly #site: GridSite<Row>;
  readonly #handle: HTMLElement | undefined;
  /** Marked cells and their edges, as bits. */
  #marked = new Map<HTMLElement, number>();

  /** @param handle placed in the last cell of the range */
  constructor(site: GridSite<Row>, handle: HTMLElement | undefined) {
    this.#site = site;
    this.#handle = handle;
  }

  draw(box: RangeBox | undefined, wide: boolean, handle: boolean): void {
    if (!handle || !box) this.#handle?.remove();
    if (!wide && this.#marked.size === 0 && !(handle && box)) return;
    const before = this.#marked;
    const now = new Map<HTMLElement, number>();
    let corner: HTMLElement | undefined;
    if (box)
      for (const slot of this.#site.view.slots()) {
        if (slot.index < box.top || slot.index > box.bottom) continue;
        const rowEdges = (slot.index === box.top ? 1 : 0) | (slot.index === box.bottom ? 2 : 0);
        if (wide)
          for (let column = box.left; column <= box.right; column += 1) {
            const cell = slot.cells[column];
            if (!cell) continue;
            const edges = rowEdges | (column === box.left ? 4 : 0) | (column === box.right ? 8 : 0);
            now.set(cell, edges);
            if (before.get(cell) !== edges) mark(cell, edges);
          }
        if (slot.index === box.bottom) corner = slot.cells[box.right];
      }
    if (handle) this.#putHandle(corner);
    for (const cell of before.keys()) if (!now.has(cell)) unmark(cell);
    this.#marked = now;
  }

  clear(): void {
    for (const cell of this.#marked.keys()) unmark(cell);
    this.#marked.clear();
    this.#handle?.remove();
  }

  #putHandle(cell: HTMLElement | undefined) {
    if (!cell) this.#handle?.remove();
    else if (this.#handle && this.#handle.parentElement !== cell) cell.append(this.#handle);
  }
}

function mark(cell: HTMLElement, edges: number) {
  cell.classList.add('gezi-range');
  cell.setAttribute('aria-selected', 'true');
  EDGES.forEach((name, bit) => cell.classList.toggle(name, (edges & (1 << bit)) !== 0));
}

function unmark(cell: HTMLElement) {
  cell.classList.remove('gezi-range', ...EDGES);
  cell.removeAttribute('aria-selected');
}
