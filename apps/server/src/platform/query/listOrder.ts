import { asc, desc, type SQL } from 'drizzle-orm';
import { refuse } from '../http/refusal';
import { texts } from '../texts';
import type { Columns } from './Columns';

/**
 * Sort order of a list (contract, part 1 §1.9); ties are sorted by `id desc`.
 *
 * @param column comma-separated names, all sorted in one direction; default `createTime`
 * @param order ascending if it contains `asc` in any case
 * @throws {Refusal} for an unknown column, or an order with special characters
 */
export function listOrder(columns: Columns & { id: Columns[string] }, column = '', order = ''): SQL[] {
  if (!/^[\w\s,]*$/.test(order.trim())) throw refuse(texts.list.badOrder(order), 'order');
  const direction = /asc/i.test(order) ? asc : desc;
  const names = column
    .split(',')
    .map((name) => name.trim().replace(/_dictText$/, ''))
    .filter(Boolean);
  const wanted = names.length > 0 ? names : ['createTime'];
  const sorted = wanted.map((name) => {
    if (Object.hasOwn(columns, name)) return direction(columns[name]!);
    if (name === 'createTime') return direction(columns.id);
    throw refuse(texts.list.unknownColumn(name), 'column');
  });
  return [...sorted, desc(columns.id)];
}
