import type { GridKit } from './GridKit';
import type { ExportOptions } from './SheetProps';

/** The rows that are exported by default: all rows of a `source`, else those of the grid. */
export function rowsToExport<Row extends object>({ readers }: GridKit<Row>): ExportOptions<Row> {
  const [read] = readers;
  return read ? { rows: () => rowsOf(read()) } : {};
}

async function* rowsOf<Row>(parts: AsyncIterable<{ rows: readonly Row[] }>) {
  for await (const { rows } of parts) yield rows;
}
