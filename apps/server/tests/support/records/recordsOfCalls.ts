import { endpointTests } from '../allEndpointTests';
import { endpoints } from '../endpoints';
import type { CallRecords } from './Line';

/** Sorts reads first and deletions last. */
const turn = (name: string) => ['GET', 'POST', 'PUT', 'DELETE'].indexOf(endpoints[name]?.method ?? 'GET');

const collected: Record<string, CallRecords> = Object.assign({}, ...endpointTests.map(({ records }) => records));

/** Which callers reach which records, for every call. */
export const recordsOfCalls: Readonly<Record<string, CallRecords>> = Object.fromEntries(
  Object.entries(collected).sort(([a], [b]) => turn(a) - turn(b)),
);
