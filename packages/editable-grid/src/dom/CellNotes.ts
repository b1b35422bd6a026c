/** Work in progress in a cell. */
export interface CellNote {
  /** A value is pending: until it arrives the row cannot be collected. */
  busy: boolean;
}

/** Work in progress of cells that is not a value yet, e.g. the files of an upload. */
export class CellNotes {
  readonly #notes = new Map<string, Map<string, CellNote>>();
  readonly #listeners = new Set<(rowId: string, column: string) => void>();

  get(rowId: string, column: string): CellNote | undefined {
    return this.#notes.size === 0 ? undefined : this.#notes.get(rowId)?.get(column);
  }

  /** Sets the note of a cell; `undefined` removes it. */
  set(rowId: string, column: string, note: CellNote | undefined): void {
    const row = this.#notes.get(rowId) ?? new Map<string, CellNote>();
    if (note === undefined) row.delete(column);
    else row.set(column, note);
    if (row.size === 0) this.#notes.delete(rowId);
    else this.#notes.set(rowId, row);
    for (const listener of this.#listeners) listener(rowId, column);
  }

  /** Cells with a pending value. */
  *busy(): Iterable<{ rowId: string; column: string }> {
    for (const [rowId, row] of this.#notes) for (const [column, { busy }] of row) if (busy) yield { rowId, column };
  }

  subscribe(listener: (rowId: string, column: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

const kept = new WeakMap<object, CellNotes>();

/** The notes of a grid's store; they outlive the grid's elements. */
export function notesOf(store: object): CellNotes {
  let notes = kept.get(store);
  if (!notes) kept.set(store, (notes = new CellNotes()));
  return notes;
}
