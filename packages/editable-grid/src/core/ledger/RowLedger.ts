import { LoadedOrder } from './LoadedOrder';
import { fieldOf, temporaryId, type RowId, type RowKey } from '../rowId';
import type { RowChange } from './RowChange';

export type RowState = 'loaded' | 'inserted' | 'edited';

/**
 * Rows of the document with their state: inserted, edited and removed are tracked separately (B§4).
 *
 * Rows are the caller's objects and never changed: an edit replaces the row by a copy. Nothing is allocated for an
 * unchanged row, so loading 100,000 rows costs nothing; the index by id is built on first use.
 *
 * @param rows the document as loaded
 * @param rowKey field of the primary key, default `id` (B§9)
 */
export class RowLedger<Row extends object> {
  readonly rowKey: string;
  #rows: Row[];
  #owned = false;
  #snapshot: readonly Row[] | undefined;
  #indexes: Map<RowId, number> | undefined;
  readonly #inserted = new Set<RowId>();
  readonly #removed = new Map<RowId, Row>();
  /** Rows as loaded, of those that were edited since. */
  readonly #loaded = new Map<RowId, Row>();
  /** Ids of loaded rows that came without one. */
  readonly #named = new WeakMap<Row, RowId>();
  /** Order of the loaded rows, once some were moved. */
  #order: LoadedOrder | undefined;
  /** Rows copied in the current batch, by id; `undefined` outside a batch. */
  #copied: Map<RowId, Row> | undefined;

  constructor(rows: readonly Row[], rowKey = 'id') {
    this.#rows = rows as Row[];
    this.rowKey = rowKey;
  }

  get size(): number {
    return this.#rows.length;
  }

  get rows(): readonly Row[] {
    return this.#rows;
  }

  /** The current rows as an immutable array; the same array until something changes. */
  snapshot(): readonly Row[] {
    this.#snapshot ??= this.#owned ? this.#rows.slice() : this.#rows;
    return this.#snapshot;
  }

  at(index: number): Row | undefined {
    return this.#rows[index];
  }

  /** The row's primary key as text; a row without one gets a lasting temporary id. */
  idOf(row: Row): RowId {
    const key = fieldOf(row, this.rowKey);
    if (typeof key === 'string' && key !== '') return key;
    if (typeof key === 'number') return String(key);
    let id = this.#named.get(row);
    if (!id) {
      id = temporaryId();
      this.#named.set(row, id);
    }
    return id;
  }

  /** Index of the row in the document; -1 if it is not there. */
  indexOf(id: RowId): number {
    if (!this.#indexes) {
      this.#indexes = new Map();
      for (let index = 0; index < this.#rows.length; index += 1)
        this.#indexes.set(this.idOf(this.#rows[index]!), index);
    }
    return this.#indexes.get(id) ?? -1;
  }

  find(id: RowId): Row | undefined {
    return this.#rows[this.indexOf(id)];
  }

  stateOf(id: RowId): RowState {
    if (this.#inserted.has(id)) return 'inserted';
    return this.#loaded.has(id) ? 'edited' : 'loaded';
  }

  /** The row as loaded, if it was edited since. */
  loadedRow(id: RowId): Row | undefined {
    return this.#loaded.get(id);
  }

  /** New rows in document order, with their temporary ids. */
  inserted(): Row[] {
    return this.#inOrder([...this.#inserted]);
  }

  /** Loaded rows that have been edited, in document order. */
  edited(): Row[] {
    return this.#inOrder([...this.#loaded.keys()]);
  }

  /** Primary keys of removed loaded rows, numbers as numbers; removed new rows are not included. */
  removedIds(): RowKey[] {
    return [...this.#removed].map(([id, row]) => {
      const key = fieldOf(row, this.rowKey);
      return typeof key === 'number' ? key : id;
    });
  }

  /** The remaining loaded rows are in another order than loaded. */
  get reordered(): boolean {
    return this.#order?.differs(this.#ids()) ?? false;
  }

  get touched(): boolean {
    return this.#inserted.size + this.#removed.size + this.#loaded.size > 0 || this.reordered;
  }

  /**
   * Applies one step; a step on a removed row does nothing.
   *
   * @param settled the step is already in the stored document (another user's): it becomes part of the loaded state
   */
  apply(change: RowChange<Row>, settled = false): void {
    this.#snapshot = undefined;
    switch (change.kind) {
      case 'edit':
        return this.#edit(change.rowId, change.column, change.value, settled);
      case 'insert':
        return this.#insert(change.entries, settled);
      case 'remove':
        return this.#remove(change.entries, settled);
      case 'move':
        return this.#move(change.from, change.to, settled);
    }
  }

  /**
   * Rows of the stored document come to memory or leave it; no row is inserted or removed. Rows that are already here
   * and edited rows stay as they are.
   */
  swap(coming: readonly Row[], leaving: ReadonlySet<RowId>): void {
    const stays = (row: Row) => {
      const id = this.idOf(row);
      return !leaving.has(id) || this.stateOf(id) !== 'loaded';
    };
    const rows = leaving.size > 0 ? this.#rows.filter(stays) : this.#own();
    const present = new Set(rows.map((row) => this.idOf(row)));
    for (const row of coming) if (!present.has(this.idOf(row))) rows.push(row);
    this.#rows = rows;
    this.#owned = true;
    this.#indexes = undefined;
    this.#snapshot = undefined;
  }

  /** Applies the steps of `work` as one: a row edited in many fields is copied once. */
  batch(work: () => void): void {
    if (this.#copied) return work();
    this.#copied = new Map();
    try {
      work();
    } finally {
      const copied = this.#copied;
      this.#copied = undefined;
      for (const [id, row] of copied) this.#settle(id, row);
    }
  }

  #edit(id: RowId, column: string, value: unknown, settled: boolean) {
    const copied = this.#copied?.get(id);
    if (copied) {
      (copied as Record<string, unknown>)[column] = value;
      if (settled) this.#reload(id, column, value);
      return;
    }
    const index = this.indexOf(id);
    const before = this.#rows[index];
    if (!before) return;
    const after = { ...before, [column]: value };
    if (this.#named.has(before)) this.#named.set(after, id);
    this.#own()[index] = after;
    if (!this.#inserted.has(id) && !this.#loaded.has(id)) this.#loaded.set(id, before);
    if (settled) this.#reload(id, column, value);
    if (this.#copied) this.#copied.set(id, after);
    else this.#settle(id, after);
  }

  /** The stored row has this value now, independent of the user's other edits. */
  #reload(id: RowId, column: string, value: unknown) {
    const loaded = this.#loaded.get(id);
    if (loaded) this.#loaded.set(id, { ...loaded, [column]: value });
  }

  /** The stored row has the value that the row has here: it is no edit any more. @returns false if it was none */
  confirm({ rowId, column, value }: { rowId: RowId; column: string; value: unknown }): boolean {
    const row = this.find(rowId);
    if (!row || !this.#loaded.has(rowId)) return false;
    this.#reload(rowId, column, value);
    this.#settle(rowId, row);
    return true;
  }

  /** A row with its loaded values again is not edited. */
  #settle(id: RowId, row: Row) {
    const loaded = this.#loaded.get(id);
    if (loaded && sameFields(loaded, row)) this.#loaded.delete(id);
  }

  #insert(entries: readonly { index: number; row: Row }[], settled: boolean) {
    const rows = this.#own();
    const atEnd = entries.every(({ index }, nth) => index === rows.length + nth);
    for (const { index, row } of entries) {
      const id = this.idOf(row);
      if (atEnd) rows.push(row);
      else rows.splice(index, 0, row);
      // A removed row that is restored is the loaded one, not a new one.
      if (!this.#removed.delete(id) && !settled) this.#inserted.add(id);
      if (atEnd) this.#indexes?.set(id, index);
    }
    if (!atEnd) this.#indexes = undefined;
  }

  #remove(entries: readonly { index: number; row: Row }[], settled: boolean) {
    const gone = new Set(entries.map(({ row }) => this.idOf(row)));
    for (const { row } of entries) {
      const id = this.idOf(row);
      this.#copied?.delete(id);
      if (!this.#inserted.delete(id) && !settled) this.#removed.set(id, row);
      if (settled) this.#loaded.delete(id);
    }
    this.#rows = this.#rows.filter((row) => !gone.has(this.idOf(row)));
    this.#owned = true;
    this.#indexes = undefined;
  }

  #move(from: number, to: number, settled: boolean) {
    if (!settled) this.#order ??= new LoadedOrder(this.#ids().filter((id) => !this.#inserted.has(id)));
    const rows = this.#own();
    const [row] = rows.splice(from, 1);
    if (row) rows.splice(to, 0, row);
    this.#indexes = undefined;
    if (row && settled) this.#order?.follow(this.idOf(row), this.#ids());
  }

  #ids(): RowId[] {
    return this.#rows.map((row) => this.idOf(row));
  }

  // The caller's array is never written to.
  #own(): Row[] {
    if (!this.#owned) {
      this.#rows = this.#rows.slice();
      this.#owned = true;
    }
    return this.#rows;
  }

  #inOrder(ids: RowId[]): Row[] {
    return ids
      .map((id) => this.indexOf(id))
      .filter((index) => index >= 0)
      .toSorted((a, b) => a - b)
      .map((index) => this.#rows[index]!);
  }
}

const sameFields = (a: object, b: object): boolean =>
  Object.keys(b).every((key) => isSameValue(fieldOf(a, key), fieldOf(b, key)));

/** An absent field that is empty now is not edited. */
export const isSameValue = (a: unknown, b: unknown): boolean => Object.is(a, b) || (isBlank(a) && isBlank(b));
const isBlank = (value: unknown) => value === undefined || value === null || value === '';
