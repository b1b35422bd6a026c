import type { CommentThreads } from '../core/comments/CommentThreads';
import { noteText } from '../core/comments/noteText';
import type { RowId } from '../core/rowId';
import type { PrintedLine } from './printedRows';

/** A thread of comments on paper. */
export interface PrintedNote {
  /** Number at its cell, from 1 in reading order. */
  number: number;
  /** Key of its column. */
  column: string;
  text: string;
}

export interface PrintedNotes {
  notes: readonly PrintedNote[];
  numberOf: (rowId: RowId, column: string) => number | undefined;
}

/** The threads of the printed cells as numbered notes. */
export function notesOf<Row>(
  lines: readonly PrintedLine<Row>[],
  columns: readonly string[],
  threads: CommentThreads | undefined,
): PrintedNotes {
  const notes: PrintedNote[] = [];
  const numbers = new Map<RowId, Map<string, number>>();
  for (const { id, heading } of lines) {
    const own = heading ? undefined : threads?.ofRow(id);
    if (!own) continue;
    const ofRow = new Map<string, number>();
    for (const column of columns) {
      const thread = own.get(column);
      if (!thread) continue;
      notes.push({ number: notes.length + 1, column, text: noteText(thread) });
      ofRow.set(column, notes.length);
    }
    numbers.set(id, ofRow);
  }
  return { notes, numberOf: (rowId, column) => numbers.get(rowId)?.get(column) };
}
