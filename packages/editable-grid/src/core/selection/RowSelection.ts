import type { RowId } from '../rowId';
import { headerBox, withRows, type HeaderBox, type SelectionEvent } from './selectionState';

/** The rows a selection is made among. */
export interface SelectableRows {
  /** Number of rows in sight. */
  size(): number;
  idAt(index: number): RowId | undefined;
  /** Place in sight, -1 when elsewhere. */
  indexOf(id: RowId): number;
  /** The row is there and may be selected. */
  isFree(id: RowId): boolean;
  /** The filters let the row through, on whatever page it is. */
  isListed(id: RowId): boolean;
  /** Some rows may not be selected at all. */
  someBlocked(): boolean;
}

export interface SelectionCalls {
  /** The row has to be drawn anew. */
  touch(id: RowId): void;
  changed(ids: readonly RowId[], event: SelectionEvent): void;
}

/**
 * The selected rows, kept by id: pages, sorting, filters and loading the same rows again leave them selected. Ids of
 * rows that are gone are taken out, and told. Figures are counted on first need.
 */
export class RowSelection {
  readonly #rows: SelectableRows;
  readonly #calls: SelectionCalls;
  #ids: ReadonlySet<RowId> = new Set();
  #header: HeaderBox | undefined;
  /** Rows in sight that cannot be selected. */
  #blocked: number | undefined;
  #listed: readonly RowId[] | undefined;

  constructor(rows: SelectableRows, calls: SelectionCalls) {
    this.#rows = rows;
    this.#calls = calls;
  }

  /** All selected rows, those that the filters hide among them. */
  get ids(): ReadonlySet<RowId> {
    return this.#ids;
  }

  /** Selected rows of all pages that the filters let through. */
  get listed(): readonly RowId[] {
    this.#listed ??= [...this.#ids].filter((id) => this.#rows.isListed(id));
    return this.#listed;
  }

  /** What the header box says of the rows in sight. */
  get header(): HeaderBox {
    if (this.#ids.size === 0) return 'none';
    if (this.#header === undefined) {
      let selected = 0;
      for (const id of this.#ids) if (this.#rows.indexOf(id) >= 0 && this.#rows.isFree(id)) selected += 1;
      this.#header = headerBox(this.#rows.size() - this.#countBlocked(), selected);
    }
    return this.#header;
  }

  select(ids: readonly RowId[], selected: boolean, mode: 'checkbox' | 'radio'): void {
    const free = ids.filter((id) => !selected || this.#rows.isFree(id));
    this.#become(withRows(this.#ids, free, selected, mode));
    this.#tell({ kind: selected ? 'selected' : 'unselected', rowIds: free });
  }

  /** Adds all rows in sight that may be selected, or takes them out; those of other pages stay as they are. */
  selectInSight(selected: boolean): void {
    const rowIds: RowId[] = [];
    for (let index = 0; index < this.#rows.size(); index += 1) {
      const id = this.#rows.idAt(index);
      if (id !== undefined && this.#rows.isFree(id)) rowIds.push(id);
    }
    this.#become(withRows(this.#ids, rowIds, selected, 'checkbox'));
    this.#tell({ kind: selected ? 'selected-all' : 'unselected', rowIds });
  }

  clear(): void {
    this.tellGone(this.retain(() => false));
  }

  /** Takes out what is not to be kept, and tells nobody yet. @returns what was taken out */
  retain(keeps: (id: RowId) => boolean): readonly RowId[] {
    const gone = [...this.#ids].filter((id) => !keeps(id));
    if (gone.length > 0) this.#become(withRows(this.#ids, gone, false, 'checkbox'));
    return gone;
  }

  tellGone(rowIds: readonly RowId[]): void {
    if (rowIds.length > 0) this.#tell({ kind: 'unselected', rowIds });
  }

  /** Other rows are in sight, or may be selected. */
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

  #tell(event: SelectionEvent) {
    this.#calls.changed([...this.#ids], event);
  }

  #countBlocked(): number {
    if (this.#blocked === undefined) {
      this.#blocked = 0;
      if (this.#rows.someBlocked())
        for (let index = 0; index < this.#rows.size(); index += 1) {
          const id = this.#rows.idAt(index);
          if (id === undefined || !this.#rows.isFree(id)) this.#blocked += 1;
        }
    }
    return this.#blocked;
  }
}
