import type { ColumnFilter } from '../core/filter/ColumnFilter';
import { fieldOf } from '../core/rowId';
import type { RowsAnswer, RowSource, RowsRequest } from '../core/source/RowSource';

/** A line of the server; the nth is computed, none is stored. */
export interface ServerLine {
  id: number;
  code: string;
  kind: string;
  counts: number;
}

const KINDS = ['pipe', 'valve', 'pump', 'electric', 'safety'];

const lineAt = (nth: number): ServerLine => ({
  id: nth + 1,
  code: `WL${String(nth + 1).padStart(8, '0')}`,
  kind: KINDS[nth % KINDS.length]!,
  counts: (nth * 7) % 120,
});

export interface LineServer extends RowSource<ServerLine> {
  requests: RowsRequest[];
  /** Requests that the grid aborted. */
  aborted: number;
  /** Fails the next requests. */
  failing: boolean;
}

/**
 * A server with that many lines: sorts by `code` descending, filters by `kind` and groups by `kind`.
 *
 * @param delay milliseconds until it answers
 */
export function lineServer(count: number, delay = 0, blockSize = 100): LineServer {
  const server: LineServer = {
    requests: [],
    aborted: 0,
    failing: false,
    blockSize,
    async getRows(request, signal) {
      server.requests.push(request);
      signal.addEventListener('abort', () => (server.aborted += 1));
      await new Promise((done) => setTimeout(done, delay));
      if (server.failing) throw new Error('服务器未响应');
      return answerOf(count, request);
    },
  };
  return server;
}

function answerOf(count: number, { from, to, sort, filters, group }: RowsRequest): RowsAnswer<ServerLine> {
  const { by, path } = group;
  if (by.length > path.length) {
    const groups = KINDS.map((value, nth) => {
      const lines = Math.ceil((count - nth) / KINDS.length);
      return { value, count: lines, totals: { counts: lines * 59 } };
    });
    return { groups: groups.slice(from, to), total: groups.length };
  }
  const kinds = path.length > 0 ? [String(path[0])] : choicesOf(filters.kind);
  const step = kinds.length === 1 ? KINDS.length : 1;
  const first = kinds.length === 1 ? KINDS.indexOf(kinds[0]!) : 0;
  const total = Math.ceil((count - first) / step);
  const isDescending = sort[0]?.order === 'desc';
  const rows = Array.from({ length: Math.max(0, Math.min(to, total) - from) }, (_, nth) => {
    const place = isDescending ? total - 1 - from - nth : from + nth;
    return lineAt(first + place * step);
  });
  return { rows, total };
}

function choicesOf(filter: ColumnFilter | undefined): readonly string[] {
  const values = filter && fieldOf(filter, 'values');
  return Array.isArray(values) && values.length === 1 ? [KINDS[LABELS.indexOf(String(values[0]))]!] : KINDS;
}
const LABELS = ['管材', '阀门', '泵类', '电气', '劳动防护'];
