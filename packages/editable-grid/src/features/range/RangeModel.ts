import type { CellRange, RangeBox, RangeLimits } from '../../core/range/CellRange';
import { rangeBox } from '../../core/range/CellRange';
import type { GridSite } from '../../dom/GridFeature';
import type { HeldCells } from '../../dom/HeldCells';
import type { SheetCalls } from '../SheetCalls';

/** An action that waits for its code. */
export interface HeldAction<Row extends object> {
  /** The cells that it was requested for. */
  cells: HeldCells<Row>;
}

/** The selected range of one grid, shared by clipboard, fill and figures. */
export class RangeModel<Row extends object> {
  #range: CellRange | undefined;
  #site: GridSite<Row> | undefined;
  readonly #link: { readonly calls: SheetCalls };
  #find: (() => void) | undefined;
  #findAsked = false;
  readonly #listeners = new Set<() => void>();
  /** Actions that wait for their code. */
  readonly held = new Set<HeldAction<Row>>();

  constructor(link: { readonly calls: SheetCalls }) {
    this.#link = link;
  }

  /** The page around the grid, as it is now. */
  get calls(): SheetCalls {
    return this.#link.calls;
  }

  get range(): CellRange | undefined {
    return this.#range;
  }

  /** The grid it belongs to, while it is on the page. */
  get site(): GridSite<Row> | undefined {
    return this.#site;
  }

  attach(site: GridSite<Row> | undefined): void {
    this.#site = site;
  }

  get limits(): RangeLimits {
    const site = this.#site;
    if (!site) return { rows: 0, firstColumn: 0, lastColumn: -1 };
    const { columns } = site.view.painter;
    const first = columns.findIndex(({ definition }) => definition.control !== 'lead');
    return { rows: site.store.size, firstColumn: first < 0 ? columns.length : first, lastColumn: columns.length - 1 };
  }

  /** The covered cells, at least the active cell. */
  get box(): RangeBox | undefined {
    return this.#range && rangeBox(this.#range, this.limits);
  }

  /** More than one cell is chosen. */
  get wide(): boolean {
    const { box } = this;
    return box !== undefined && (box.top < box.bottom || box.left < box.right);
  }

  set(range: CellRange | undefined): void {
    this.#range = range;
    for (const listener of this.#listeners) listener();
  }

  /** Opens the search bar; as soon as its code is loaded, if that is under way. */
  openFind(): void {
    this.#findAsked = this.#find === undefined;
    this.#find?.();
  }

  /** @param open opens the search bar; `undefined` once it is gone */
  offerFind(open: (() => void) | undefined): void {
    this.#find = open;
    if (open && this.#findAsked) this.openFind();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
