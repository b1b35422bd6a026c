import type { ResolvedColumn } from '../columns/ResolvedColumn';
import type { FilterState } from '../filter/ColumnFilter';
import { rowFilter } from '../filter/rowFilter';
import type { RowLedger } from '../ledger/RowLedger';
import type { RowId } from '../rowId';
import { sortOrder, type SortState } from '../view/sortOrder';
import type { RowArrangement, RowSight, StoreSettings } from './StoreSettings';

/** The visible rows in order: the document sorted, filtered, then cut to the page. */
export class VisibleRows<Row extends object> {
  #order: Uint32Array | undefined;
  /** The same before rows are arranged. */
  #flat: Uint32Array | undefined;
  #places: Int32Array | undefined;
  /** Indexes of the rows that pass the filters; computed on first need. */
  #listed: ReadonlySet<number> | undefined;
  #fresh = false;
  #sorts: readonly SortState[] = [];
  #filters: FilterState = {};
  /** Rows that a condition beside the columns accepts, e.g. those with comments; default all. */
  #only: ReadonlySet<RowId> | undefined;
  #filtering = false;
  /** Rows changed while filters are active: they stay visible until the filters change. */
  readonly #kept = new Set<RowId>();
  #arrange: RowArrangement<Row> | undefined;
  /** Rows on all pages, as the arrangement counts them. */
  #arranged = 0;

  /** The visible rows, if the arrangement adds rows that are not in the document. */
  #sight: RowSight | undefined;

  get sorts(): readonly SortState[] {
    return this.#sorts;
  }
  get filters(): FilterState {
    return this.#filters;
  }

  sortBy(sorts: readonly SortState[]): void {
    this.#sorts = sorts;
    this.invalidate();
  }

  filterBy(filters: FilterState, only?: ReadonlySet<RowId>): void {
    // Adding rows to the filter keeps edited rows visible.
    const isWider = filters === this.#filters && only && this.#only && [...this.#only].every((id) => only.has(id));
    if (!isWider) this.#kept.clear();
    this.#filters = filters;
    this.#only = only;
    this.#filtering = Object.keys(filters).length > 0 || only !== undefined;
    this.invalidate();
  }

  /** A row was changed or made by the user: it does not vanish under the hand. */
  keep(id: RowId): void {
    if (this.#filtering) this.#kept.add(id);
  }

  /** Arranges the visible rows in another order than the document's, e.g. as a tree. */
  arrange(arrangement: RowArrangement<Row> | undefined): void {
    this.#arrange = arrangement;
    this.invalidate();
  }

  /** Number of a visible row, from 1; headings are not counted. */
  numberOf(index: number, ledger: RowLedger<Row>, settings: StoreSettings<Row>): number | undefined {
    this.#refresh(ledger, settings);
    return this.#sight?.numberOf(index + this.#from(settings));
  }

  /** Number of visible rows of the document: neither headings nor rows that are not loaded. */
  rows(ledger: RowLedger<Row>, settings: StoreSettings<Row>): number {
    const size = this.size(ledger, settings);
    return this.#sight ? Math.min(size, this.#sight.rows) : size;
  }

  /** Id of a visible row that is not in the document. */
  vacantIdAt(index: number, ledger: RowLedger<Row>, settings: StoreSettings<Row>): RowId | undefined {
    this.#refresh(ledger, settings);
    return this.#sight?.idAt(index + this.#from(settings));
  }

  /** Visible index of such a row; -1 if it is not visible. */
  indexOfVacant(id: RowId, ledger: RowLedger<Row>, settings: StoreSettings<Row>): number {
    this.#refresh(ledger, settings);
    const index = (this.#sight?.indexOfId(id) ?? -1) - this.#from(settings);
    return index >= 0 && index < this.size(ledger, settings) ? index : -1;
  }

  /** Rows came, went or moved. */
  invalidate(): void {
    this.#fresh = false;
  }

  /** Resets for another document. */
  reset(): void {
    this.#kept.clear();
    this.invalidate();
  }

  /** Number of rows of the document that pass the filters, whether or not a collapsed branch or group hides them. */
  matched(ledger: RowLedger<Row>, settings: StoreSettings<Row>): number {
    this.#refresh(ledger, settings);
    return this.#flat?.length ?? ledger.size;
  }

  /** Number of lines that pages are cut from: rows and headings of groups; in a tree the roots. */
  lines(ledger: RowLedger<Row>, settings: StoreSettings<Row>): number {
    this.#refresh(ledger, settings);
    if (this.#sight) return this.#sight.size;
    return this.#arrange ? this.#arranged : (this.#order?.length ?? ledger.size);
  }

  /** Places in the document of all rows, sorted, filtered and arranged; of every page. */
  order(ledger: RowLedger<Row>, settings: StoreSettings<Row>): number[] {
    this.#refresh(ledger, settings);
    const arranged = this.#sight ? undefined : this.#arrange?.(ledger, this.#flat, undefined);
    const order = arranged && 'order' in arranged ? arranged.order : this.#flat;
    return order ? Array.from(order) : [...ledger.rows.keys()];
  }

  /** Number of visible rows. */
  size(ledger: RowLedger<Row>, settings: StoreSettings<Row>): number {
    const lines = this.lines(ledger, settings);
    if (this.#cutsPages) return this.#order!.length;
    const { page } = settings;
    return page ? Math.max(0, Math.min(page.to, lines) - page.from) : lines;
  }

  /** Document index of a visible index. */
  documentIndex(index: number, ledger: RowLedger<Row>, settings: StoreSettings<Row>): number {
    this.#refresh(ledger, settings);
    if (index < 0) return -1;
    const place = index + this.#from(settings);
    if (this.#sight) return this.#sight.documentIndex(place);
    return this.#order ? (this.#order[place] ?? -1) : place;
  }

  /** Whether the row at an index of the document passes the filters, on any page. */
  lists(documentIndex: number, ledger: RowLedger<Row>, settings: StoreSettings<Row>): boolean {
    this.#refresh(ledger, settings);
    if (documentIndex < 0 || !this.#filtering) return documentIndex >= 0;
    this.#listed ??= new Set(this.#flat);
    return this.#listed.has(documentIndex);
  }

  /** Visible index of a document index; -1 if on another page or filtered out. */
  indexInSight(documentIndex: number, ledger: RowLedger<Row>, settings: StoreSettings<Row>): number {
    if (documentIndex < 0) return -1;
    this.#refresh(ledger, settings);
    const place = this.#placeAmongAll(documentIndex, ledger);
    const index = place - this.#from(settings);
    return index >= 0 && index < this.size(ledger, settings) ? index : -1;
  }

  /**
   * Index over all pages: among the rows, or in a tree that of the row's root.
   *
   * @returns -1 if filtered out or below a collapsed branch
   */
  placeOnPages(documentIndex: number, ledger: RowLedger<Row>, settings: StoreSettings<Row>): number {
    this.#refresh(ledger, settings);
    if (documentIndex < 0) return -1;
    const arrange = this.#arrange;
    if (!arrange || this.#sight) return this.#placeAmongAll(documentIndex, ledger);
    const place = this.order(ledger, settings).indexOf(documentIndex);
    if (place < 0) return -1;
    let [low, high] = [0, this.#arranged - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      const part = arrange(ledger, this.#flat, { from: 0, to: middle + 1 });
      if ('order' in part && part.order.length > place) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  #placeAmongAll(documentIndex: number, ledger: RowLedger<Row>): number {
    if (this.#sight) return this.#sight.indexOf(documentIndex);
    return this.#order ? this.#placeOf(documentIndex, ledger.size) : documentIndex;
  }

  // An arrangement has cut the page itself.
  get #cutsPages(): boolean {
    return this.#arrange !== undefined && !this.#sight;
  }

  #from({ page }: StoreSettings<Row>): number {
    return this.#cutsPages ? 0 : (page?.from ?? 0);
  }

  #refresh(ledger: RowLedger<Row>, { columns, define, page, linkage }: StoreSettings<Row>) {
    if (this.#fresh) return;
    this.#fresh = true;
    this.#places = undefined;
    this.#listed = undefined;
    const { rows } = ledger;
    const columnFor = linkage && ((row: Row, column: ResolvedColumn<Row>) => linkage.columnFor(row, column));
    const keys = this.#sorts.flatMap(({ column: key, order }) => {
      const column = columns.find((each) => each.key === key);
      return column ? [{ column, order, definition: define(column.type ?? 'normal'), columnFor }] : [];
    });
    const wanted = this.#filtering ? rowFilter(this.#filters, columns, define, columnFor) : undefined;
    this.#order = keys.length ? sortOrder(rows, keys) : undefined;
    const only = this.#only;
    if (wanted || only) {
      const all = this.#order ?? Uint32Array.from(rows.keys());
      const accepts = (row: Row, id: RowId) => (wanted?.(row) ?? true) && (only?.has(id) ?? true);
      this.#order = all.filter((index) => {
        const row = rows[index]!;
        const id = ledger.idOf(row);
        return accepts(row, id) || this.#kept.has(id);
      });
    }
    this.#flat = this.#order;
    this.#sight = undefined;
    if (!this.#arrange) return;
    const arranged = this.#arrange(ledger, this.#order, page);
    if ('size' in arranged) {
      this.#sight = arranged;
      return;
    }
    this.#order = arranged.order;
    this.#arranged = arranged.total;
  }

  #placeOf(documentIndex: number, size: number): number {
    const order = this.#order!;
    if (!this.#places) {
      this.#places = new Int32Array(size).fill(-1);
      order.forEach((index, place) => (this.#places![index] = place));
    }
    return this.#places[documentIndex] ?? -1;
  }
}
