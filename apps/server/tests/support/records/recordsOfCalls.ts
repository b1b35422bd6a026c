import { endpointTests } from '../allEndpointTests';
import { endpoints } from '../endpoints';
import type { CallRecords } from './Line';

/** Reads come before what changes records, and removals last. */
const turn = (name: string) => ['GET', 'POST', 'PUT', 'DELETE'].indexOf(endpoints[name]?.method ?? 'GET');

const collected: Record<string, CallRecords> = Object.assign({}, ...endpointTests.map(({ records }) => records));

/** What every call says to whom about whose record. */
export const recordsOfCalls: Readonly<Record<string, CallRecords>> = Object.fromEntries(
  Object.entries(collected).sort(([a], [b]) => turn(a) - turn(b)),
);
