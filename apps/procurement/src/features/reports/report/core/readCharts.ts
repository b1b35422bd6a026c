import { MAX_CHARTS, type ReportChart } from '@gezi/domain';

const KINDS = new Set<unknown>(['bar', 'line', 'pie']);
const METHODS = new Set<unknown>(['sum', 'avg', 'count']);

/** Charts that the browser stored; undefined unless all of them are valid. */
export function readCharts(stored: unknown): ReportChart[] | undefined {
  if (!Array.isArray(stored) || stored.length > MAX_CHARTS || !stored.every(isChart)) return undefined;
  return stored.map(({ kind, x, series, y, method }) => ({ kind, x, series, y, method }));
}

function isChart(value: unknown): value is ReportChart {
  const { kind, x, series, y, method } = Object(value) as Partial<Record<keyof ReportChart, unknown>>;
  const isName = (name: unknown) => name === null || typeof name === 'string';
  return KINDS.has(kind) && METHODS.has(method) && typeof x === 'string' && isName(series) && isName(y);
}
