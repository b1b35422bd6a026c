/** What is under way in single cells and is no value yet, e.g. the files of an upload. */
export class CellNotes {
  readonly #notes = new Map<string, Map<string, unknown>>();
  readonly #listeners = new Set<(rowId: string, column: string) => void>();

  get(rowId: string, column: string): unknown {
    return this.#notes.size === 0 ? undefined : this.#notes.get(rowId)?.get(column);
  }

  /** Notes something, or with undefined that nothing is under way any more. */
  set(rowId: string, column: string, note: unknown): void {
    const row = this.#notes.get(rowId) ?? new Map<string, unknown>();
    if (note === undefined) row.delete(column);
    else row.set(column, note);
    if (row.size === 0) this.#notes.delete(rowId);
    else this.#notes.set(rowId, row);
    for (const listener of this.#listeners) listener(rowId, column);
  }

  subscribe(listener: (rowId: string, column: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

const kept = new WeakMap<object, CellNotes>();

/** The notes of a grid's store; they outlive what draws it. */
export function notesOf(store: object): CellNotes {
  let notes = kept.get(store);
  if (!notes) kept.set(store, (notes = new CellNotes()));
  return notes;
}
