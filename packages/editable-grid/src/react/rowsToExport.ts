import type { CommentThreads } from '../core/comments/CommentThreads';
import type { GridKit } from './GridKit';
import type { ExportOptions } from './SheetProps';

export interface CommentsToExport {
  /** Comments of all rows, if the grid has comments. */
  threads?: CommentThreads;
}

/** Default of an export: all rows of a `source`, else those of the grid, and the comments. */
export function rowsToExport<Row extends object>({
  readers,
  threads,
}: GridKit<Row>): ExportOptions<Row> & CommentsToExport {
  const [read] = readers;
  const [commented] = threads;
  return { ...(read && { rows: () => rowsOf(read()) }), ...(commented && { threads: commented() }) };
}

async function* rowsOf<Row>(parts: AsyncIterable<{ rows: readonly Row[] }>) {
  for await (const { rows } of parts) yield rows;
}
