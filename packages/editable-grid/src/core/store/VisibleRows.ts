import { sortOrder, type SortState } from '../view/sortOrder';
import type { RowLedger } from '../ledger/RowLedger';
import type { StoreSettings } from './StoreSettings';

/** Which rows are in sight and in what order: the document sorted, then cut to the page. */
export class VisibleRows<Row extends object> {
  #order: Uint32Array | undefined;
  #places: Int32Array | undefined;
  #fresh = false;
  #sort: SortState | undefined;

  get sort(): SortState | undefined {
    return this.#sort;
  }

  sortBy(sort: SortState | undefined): void {
    this.#sort = sort;
    this.invalidate();
  }

  /** Rows came, went or moved. */
  invalidate(): void {
    this.#fresh = false;
  }

  /** Number of rows in sight. */
  size({ size }: RowLedger<Row>, { page }: StoreSettings<Row>): number {
    return page ? Math.max(0, Math.min(page.to, size) - page.from) : size;
  }

  /** Place in the document of a place in sight. */
  documentIndex(index: number, ledger: RowLedger<Row>, settings: StoreSettings<Row>): number {
    this.#refresh(ledger, settings);
    if (index < 0) return -1;
    const place = index + (settings.page?.from ?? 0);
    return this.#order ? (this.#order[place] ?? -1) : place;
  }

  /** Place in sight of a place in the document; -1 when on another page. */
  indexInSight(documentIndex: number, ledger: RowLedger<Row>, settings: StoreSettings<Row>): number {
    if (documentIndex < 0) return -1;
    this.#refresh(ledger, settings);
    const place = this.#order ? this.#placeOf(documentIndex) : documentIndex;
    const index = place - (settings.page?.from ?? 0);
    return index >= 0 && index < this.size(ledger, settings) ? index : -1;
  }

  #refresh(ledger: RowLedger<Row>, { columns, define }: StoreSettings<Row>) {
    if (this.#fresh) return;
    this.#fresh = true;
    this.#places = undefined;
    const column = this.#sort && columns.find(({ key }) => key === this.#sort?.column);
    this.#order =
      this.#sort && column
        ? sortOrder(ledger.rows, column, define(column.type ?? 'normal'), this.#sort.order)
        : undefined;
  }

  #placeOf(documentIndex: number): number {
    const order = this.#order!;
    if (!this.#places) {
      this.#places = new Int32Array(order.length);
      order.forEach((index, place) => (this.#places![index] = place));
    }
    return this.#places[documentIndex] ?? -1;
  }
}
