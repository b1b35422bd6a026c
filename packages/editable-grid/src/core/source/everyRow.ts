import type { RowSource, RowsRequest } from './RowSource';

/** Blocks of one request. */
const BLOCKS = 10;
const BLOCK_SIZE = 100;

/**
 * All rows of a source, sorted and filtered, without groups; ten blocks per request.
 *
 * @throws what the source rejects with
 */
export async function* everyRow<Row>(
  source: RowSource<Row>,
  query: Pick<RowsRequest, 'sort' | 'filters'>,
  signal: AbortSignal,
): AsyncGenerator<{ rows: readonly Row[]; total: number }> {
  const size = (source.blockSize ?? BLOCK_SIZE) * BLOCKS;
  for (let from = 0; ; from += size) {
    const request = { ...query, from, to: from + size, group: { by: [], path: [] } };
    const { rows = [], total } = await source.getRows(request, signal);
    yield { rows, total };
    if (rows.length === 0 || from + rows.length >= total) return;
    // A server may answer with fewer rows than were requested.
    from += rows.length - size;
  }
}
