import { isRowDisabled } from './cellAccess';
import type { RowLedger } from '../ledger/RowLedger';
import type { RowId } from '../rowId';
import { headerBox, withRows, type HeaderBox, type SelectionEvent } from '../selection/selectionState';
import type { StoreSettings } from './StoreSettings';
import type { VisibleRows } from './VisibleRows';

export interface SelectionCalls {
  /** The row must be redrawn. */
  touch(id: RowId): void;
  changed(ids: readonly RowId[], event: SelectionEvent): void;
}

/**
 * The selected rows by id: paging, sorting, filtering and reloading the same rows keep them selected. Removed rows are
 * unselected with a notification. Counts are computed on first use.
 */
export class RowSelection<Row extends object> {
  readonly #view: VisibleRows<Row>;
  readonly #document: () => { ledger: RowLedger<Row>; settings: StoreSettings<Row> };
  readonly #calls: SelectionCalls;
  #ids: ReadonlySet<RowId> = new Set();
  #header: HeaderBox | undefined;
  /** Number of visible rows that cannot be selected. */
  #blocked: number | undefined;
  #listed: readonly RowId[] | undefined;

  constructor(
    view: VisibleRows<Row>,
    document: () => { ledger: RowLedger<Row>; settings: StoreSettings<Row> },
    calls: SelectionCalls,
  ) {
    this.#view = view;
    this.#document = document;
    this.#calls = calls;
  }

  /** All selected rows, those hidden by filters included. */
  get ids(): ReadonlySet<RowId> {
    return this.#ids;
  }

  /** Selected rows of all pages that the filters accept. */
  get listed(): readonly RowId[] {
    if (!this.#listed) {
      const { ledger, settings } = this.#document();
      this.#listed = [...this.#ids].filter((id) => this.#view.lists(ledger.indexOf(id), ledger, settings));
    }
    return this.#listed;
  }

  /** State of the header checkbox for the visible rows. */
  get header(): HeaderBox {
    if (this.#ids.size === 0) return 'none';
    if (this.#header === undefined) {
      const { ledger, settings } = this.#document();
      let selected = 0;
      for (const id of this.#ids)
        if (this.#view.indexInSight(ledger.indexOf(id), ledger, settings) >= 0 && this.isFree(id)) selected += 1;
      this.#header = headerBox(this.#view.rows(ledger, settings) - this.#countBlocked(), selected);
    }
    return this.#header;
  }

  select(ids: readonly RowId[], selected: boolean, mode: 'checkbox' | 'radio'): void {
    const free = ids.filter((id) => !selected || this.isFree(id));
    this.#become(withRows(this.#ids, free, selected, mode));
    this.#notify({ kind: selected ? 'selected' : 'unselected', rowIds: free });
  }

  /** Selects or unselects all visible rows that can be selected; other pages are unchanged. */
  selectInSight(selected: boolean): void {
    const rowIds = [...this.#inSight()].filter((id) => this.isFree(id));
    this.#become(withRows(this.#ids, rowIds, selected, 'checkbox'));
    this.#notify({ kind: selected ? 'selected-all' : 'unselected', rowIds });
  }

  clear(): void {
    this.notifyUnselected(this.retain(() => false));
  }

  /** Unselects rows without notification. @returns the unselected ids */
  retain(keeps: (id: RowId) => boolean): readonly RowId[] {
    const removed = [...this.#ids].filter((id) => !keeps(id));
    if (removed.length > 0) this.#become(withRows(this.#ids, removed, false, 'checkbox'));
    return removed;
  }

  notifyUnselected(rowIds: readonly RowId[]): void {
    if (rowIds.length > 0) this.#notify({ kind: 'unselected', rowIds });
  }

  /** Visible rows changed, or which of them can be selected. */
  recount(): void {
    this.#header = undefined;
    this.#blocked = undefined;
    this.#listed = undefined;
  }

  #become(ids: ReadonlySet<RowId>) {
    for (const id of this.#ids) if (!ids.has(id)) this.#calls.touch(id);
    for (const id of ids) if (!this.#ids.has(id)) this.#calls.touch(id);
    this.#ids = ids;
    this.#header = undefined;
    this.#listed = undefined;
  }

  #notify(event: SelectionEvent) {
    this.#calls.changed([...this.#ids], event);
  }

  /** The row exists and can be selected: it is not disabled, nor is the grid. */
  isFree(id: RowId): boolean {
    const { ledger, settings } = this.#document();
    const row = ledger.find(id);
    return row !== undefined && !isRowDisabled(settings, row);
  }

  *#inSight(): Iterable<RowId> {
    const { ledger, settings } = this.#document();
    const size = this.#view.size(ledger, settings);
    if (this.#view.rows(ledger, settings) < size) {
      for (const [index, row] of ledger.rows.entries())
        if (this.#view.indexInSight(index, ledger, settings) >= 0) yield ledger.idOf(row);
      return;
    }
    for (let index = 0; index < size; index += 1) {
      const row = ledger.at(this.#view.documentIndex(index, ledger, settings));
      if (row) yield ledger.idOf(row);
    }
  }

  #countBlocked(): number {
    if (this.#blocked === undefined) {
      this.#blocked = 0;
      const { disabled, rowDisabled } = this.#document().settings;
      if (disabled || rowDisabled) for (const id of this.#inSight()) if (!this.isFree(id)) this.#blocked += 1;
    }
    return this.#blocked;
  }
}
