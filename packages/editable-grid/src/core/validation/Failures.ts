import type { RowId } from '../rowId';
import type { Failure } from './checkCell';

/** A failing cell, as the API hands it out. */
export interface CellFailure {
  rowId: RowId;
  column: string;
  message: string;
}

/** The failing cells; valid cells are not stored. */
export class Failures {
  readonly #rows = new Map<RowId, Map<string, Failure>>();
  #count = 0;

  get count(): number {
    return this.#count;
  }

  of(rowId: RowId): ReadonlyMap<string, Failure> | undefined {
    return this.#count === 0 ? undefined : this.#rows.get(rowId);
  }

  /** @returns whether anything changed */
  set(rowId: RowId, column: string, failure: Failure | undefined): boolean {
    const row = this.#rows.get(rowId);
    const before = row?.get(column);
    if (before?.message === failure?.message && before?.code === failure?.code) return false;
    if (!failure) {
      row?.delete(column);
      if (row?.size === 0) this.#rows.delete(rowId);
      this.#count -= 1;
    } else {
      if (row) row.set(column, failure);
      else this.#rows.set(rowId, new Map([[column, failure]]));
      if (!before) this.#count += 1;
    }
    return true;
  }

  forget(rowId: RowId): void {
    this.#count -= this.#rows.get(rowId)?.size ?? 0;
    this.#rows.delete(rowId);
  }

  clear(): void {
    this.#rows.clear();
    this.#count = 0;
  }

  *entries(): Iterable<CellFailure> {
    for (const [rowId, row] of this.#rows) for (const [column, { message }] of row) yield { rowId, column, message };
  }
}
