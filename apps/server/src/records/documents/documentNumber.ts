import { nextNumber, timeText, type Database } from '../../platform/db';

/** Series of the numbers of a kind of document in a tenant. */
export const numberSeries = (prefix: string, tenantId: number): string => `${prefix}:${tenantId}`;

/**
 * Next number of a document: prefix, day, and at least four digits (contract, part 3 §3), unique per tenant. The series is
 * locked until the transaction ends.
 *
 * @param prefix e.g. `JH`
 */
export async function documentNumber(db: Database, now: number, prefix: string, tenantId: number): Promise<string> {
  const day = timeText(now).slice(0, 10).replaceAll('-', '');
  const number = await nextNumber(db, numberSeries(prefix, tenantId), day);
  return `${prefix}${day}${String(number).padStart(4, '0')}`;
}
