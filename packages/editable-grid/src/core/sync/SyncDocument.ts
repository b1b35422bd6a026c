import type { CellComment } from '../comments/CellComment';
import type { RowId } from '../rowId';
import { applyToComments, splitComments, type CommentsByRowState } from './CommentsByRowState';
import type { SyncEntry } from './SyncEntry';
import { applyStep, type SyncRow } from './SyncStep';

/** A whole page as of one version; rows in their order. */
export interface SyncSnapshot {
  version: number;
  rows: readonly SyncRow[];
  /** Comments of the rows, and of removed rows for an undo; default none. */
  comments?: readonly CellComment[];
}

/** The rows of a shared page. The same entries in the same order make the same document everywhere. */
export class SyncDocument {
  version: number;
  readonly #rows = new Map<RowId, SyncRow>();
  readonly #ids: RowId[] = [];
  #comments: CommentsByRowState;

  constructor(snapshot: SyncSnapshot = { version: 0, rows: [] }) {
    this.version = snapshot.version;
    for (const row of snapshot.rows) this.set(row.id, row);
    this.#comments = splitComments(snapshot.comments ?? [], (id) => this.#rows.has(id));
  }

  get size(): number {
    return this.#ids.length;
  }

  /** Ids in row order; must not be modified. */
  get ids(): readonly RowId[] {
    return this.#ids;
  }

  /** Comments of the rows; the same array until one changes. */
  get comments(): readonly CellComment[] {
    return this.#comments.live;
  }

  /** With those of removed rows; the same object until one changes. */
  get allComments(): CommentsByRowState {
    return this.#comments;
  }

  /** All comments as one list, to be stored. */
  get storedComments(): readonly CellComment[] {
    const { live, removed } = this.#comments;
    return removed.length > 0 ? [...live, ...removed] : live;
  }

  get(id: RowId): SyncRow | undefined {
    return this.#rows.get(id);
  }

  at(index: number): SyncRow | undefined {
    return this.#rows.get(this.#ids[index]!);
  }

  /** Index of a row; -1 if there is no such id. */
  indexOf(id: RowId): number {
    const row = this.#rows.get(id);
    return row ? this.#place(row.order, id) : -1;
  }

  /** Inserts or replaces a row at the position of its `order`, or removes it. */
  set(id: RowId, row: SyncRow | undefined): void {
    const before = this.#rows.get(id);
    if (before && before.order !== row?.order) this.#ids.splice(this.#place(before.order, id), 1);
    if (!row) {
      this.#rows.delete(id);
      return;
    }
    if (before?.order !== row.order) this.#ids.splice(this.#place(row.order, id), 0, id);
    this.#rows.set(id, row);
  }

  /** Applies the entry that follows the document's version. */
  apply({ version, user, steps }: SyncEntry): void {
    const stamp = { version, userId: user.id };
    for (const step of steps) {
      this.#comments = applyToComments(this.#comments, step, user);
      if (step.kind !== 'comment') this.set(step.rowId, applyStep(this.#rows.get(step.rowId), step, stamp));
    }
    this.version = version;
  }

  snapshot(): SyncSnapshot {
    const rows = this.#ids.map((id) => this.#rows.get(id)!);
    const comments = this.storedComments;
    return { version: this.version, rows, ...(comments.length > 0 && { comments }) };
  }

  /** Index of a row with that order and id, or where it would be inserted. */
  #place(order: string, id: RowId): number {
    let low = 0;
    let high = this.#ids.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.#ids[middle]!;
      const otherOrder = this.#rows.get(other)!.order;
      if (otherOrder < order || (otherOrder === order && other < id)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
