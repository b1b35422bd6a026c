import { expect, test } from 'vitest';
import { everyRow } from './everyRow';
import type { RowSource, RowsRequest } from './RowSource';

const QUERY = { sort: [{ column: 'code', order: 'desc' as const }], filters: {} };

/** A server with that many rows, which answers with at most `most` of them. */
function server(count: number, most = Infinity) {
  const requests: RowsRequest[] = [];
  const source: RowSource<number> = {
    blockSize: 5,
    getRows(request) {
      requests.push(request);
      const { from, to } = request;
      const length = Math.max(0, Math.min(count, to, from + most) - from);
      return Promise.resolve({ rows: Array.from({ length }, (_, nth) => from + nth), total: count });
    },
  };
  return { source, requests };
}

async function read(source: RowSource<number>) {
  const all: number[] = [];
  for await (const { rows } of everyRow(source, QUERY, new AbortController().signal)) all.push(...rows);
  return all;
}

test.each([
  [0, Infinity, 1],
  [50, Infinity, 1],
  [120, Infinity, 3],
  [120, 40, 3],
  [7, 3, 3],
])('%i rows of a server that answers with at most %f need %i requests', async (count, most, needed) => {
  const { source, requests } = server(count, most);
  expect(await read(source)).toEqual(Array.from({ length: count }, (_, nth) => nth));
  expect(requests).toHaveLength(needed);
  expect(requests[0]).toMatchObject({ ...QUERY, from: 0, to: 50, group: { by: [], path: [] } });
});

test('stops if the server has fewer rows than it says', async () => {
  const source: RowSource<number> = { getRows: ({ from }) => Promise.resolve({ rows: from ? [] : [1], total: 9 }) };
  expect(await read(source)).toEqual([1]);
});
