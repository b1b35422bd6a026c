import type { BizRow, Page } from '@gezi/pickers';
import { findList } from '../../../core/model/options';
import { rowText } from './rowText';
import { isObject, memberOf } from '../../../core/document/members';

/**
 * The rows of a response in any of the known formats. If the server returns the whole list, it is searched and split
 * into pages here.
 */
export function readPage(answer: unknown, request: Readonly<Record<string, unknown>>): Page<BizRow> {
  const rows = (findList(answer) ?? []).filter(isObject) as BizRow[];
  const total = totalIn(answer);
  if (total !== undefined) return { records: rows, total };
  const found = rows.filter((row) => matches(row, request));
  const size = Number(request.pageSize) || found.length;
  const from = (Math.max(1, Number(request.pageNo) || 1) - 1) * size;
  return { records: found.slice(from, from + size), total: found.length };
}

function totalIn(answer: unknown): number | undefined {
  if (!isObject(answer)) return undefined;
  const total = memberOf(answer, 'total');
  if (typeof total === 'number') return total;
  return totalIn(memberOf(answer, 'result')) ?? totalIn(memberOf(answer, 'data'));
}

const MULTI = '_MultiString';

function matches(row: BizRow, request: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(request).every(([field, wanted]) => {
    if (typeof wanted !== 'string' || wanted === '') return true;
    if (field.endsWith(MULTI)) return wanted.split(',').includes(rowText(row, field.slice(0, -MULTI.length)));
    if (!wanted.startsWith('*')) return true;
    return rowText(row, field).includes(wanted.replaceAll('*', ''));
  });
}
