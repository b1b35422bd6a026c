import type { BizRow } from '@gezi/pickers';
import type { JsonObject } from '../../../core/document/FormDocument';
import { textMember } from '../../../core/document/members';
import { readPage } from './readPage';
import { rowText } from './rowText';

/** The list of a dialog field: its address, the stored member of a row (`dval`) and the displayed one (`dlabel`). */
export interface ListAddress {
  /** Relative to `/api`; '' if the field has none. */
  readonly url: string;
  readonly valueKey: string;
  readonly labelKey: string;
}

/** A row of a list: the stored value and the displayed text. */
export interface ListEntry {
  readonly value: string;
  readonly text: string;
}

/** @param data a `dialogList`, `userList` or `userDept` */
export const listAddress = (data: JsonObject): ListAddress => ({
  url: textMember(data, 'action').trim(),
  valueKey: textMember(data, 'dval') || 'id',
  labelKey: textMember(data, 'dlabel') || 'name',
});

/**
 * The entries in a response of a list, in any of the known formats.
 *
 * @param request the query: a server may return the whole list, which is searched and split into pages here
 */
export function listEntries(
  data: JsonObject,
  answer: unknown,
  request: Readonly<Record<string, unknown>>,
): { entries: ListEntry[]; total: number } {
  const { valueKey, labelKey } = listAddress(data);
  const { records, total } = readPage(answer, request);
  return {
    entries: records.map((row) => ({ value: rowText(row, valueKey), text: rowName(row, labelKey, valueKey) })),
    total,
  };
}

/** Name of a row: its `dlabel`, or another member that usually has it. */
export const rowName = (row: BizRow, labelKey: string, valueKey: string): string =>
  [labelKey, 'realname', 'departName', 'name', 'label', 'title', valueKey]
    .map((member) => rowText(row, member))
    .find((text) => text !== '') ?? '';
