import type { RowId } from '../rowId';
import type { CellComment } from './CellComment';

/** The comments of one cell, oldest first. */
export interface CommentThread {
  rowId: RowId;
  column: string;
  comments: readonly CellComment[];
  resolved: boolean;
}

/** Comments by row and column. */
export class CommentThreads {
  readonly #rows = new Map<RowId, Map<string, CommentThread>>();

  /** @param comments in any order */
  constructor(comments: readonly CellComment[]) {
    // ISO times of different zones and precisions do not sort as texts.
    const dated = comments.map((comment) => ({ comment, time: Date.parse(comment.time) || 0 }));
    for (const { comment } of dated.sort((a, b) => a.time - b.time)) this.#add(comment);
  }

  /** Number of threads. */
  get size(): number {
    let size = 0;
    for (const row of this.#rows.values()) size += row.size;
    return size;
  }

  /** The threads in no order. */
  all(): CommentThread[] {
    return [...this.#rows.values()].flatMap((row) => [...row.values()]);
  }

  /** Threads of a row by column. */
  ofRow(rowId: RowId): ReadonlyMap<string, CommentThread> | undefined {
    return this.#rows.get(rowId);
  }

  of(rowId: RowId, column: string): CommentThread | undefined {
    return this.#rows.get(rowId)?.get(column);
  }

  /**
   * The threads in reading order.
   *
   * @param rowAt place of a row; threads of rows below 0 are left out
   * @param columns keys of the columns in order; threads of others are left out
   */
  inOrder(rowAt: (rowId: RowId) => number, columns: readonly string[]): CommentThread[] {
    const columnAt = new Map(columns.map((key, place) => [key, place]));
    const placed: { thread: CommentThread; row: number; column: number }[] = [];
    for (const [rowId, row] of this.#rows) {
      const at = rowAt(rowId);
      if (at < 0) continue;
      for (const thread of row.values()) {
        const column = columnAt.get(thread.column);
        if (column !== undefined) placed.push({ thread, row: at, column });
      }
    }
    return placed.sort((a, b) => a.row - b.row || a.column - b.column).map(({ thread }) => thread);
  }

  #add(comment: CellComment) {
    const { rowId, column, resolved = false } = comment;
    const row = this.#rows.get(rowId) ?? new Map<string, CommentThread>();
    const before = row.get(column);
    row.set(column, {
      rowId,
      column,
      comments: before ? [...before.comments, comment] : [comment],
      resolved: resolved && (before?.resolved ?? true),
    });
    this.#rows.set(rowId, row);
  }
}
