import type { CallTarget } from '@gezi/client/core';
import type { Page, PageRequest } from '../calls';

/** A row of a report; its columns define the fields. */
export type ReportRow = Record<string, unknown>;

interface ReportColumn {
  title: string;
  dataIndex: string;
  align?: 'left' | 'center' | 'right';
  width?: number | string | null;
  sorter?: boolean;
  /** Key into `dictOptions`: values are shown as the texts of that dictionary. */
  customRender?: string;
}

/** How a report is shown (contract, part 4 §2). */
export interface ReportConfig {
  cgRpConfigId: string;
  cgRpConfigName: string;
  columns: readonly ReportColumn[];
  /** Items as the server sends them, see `parseDictionaryItems`. */
  dictOptions?: Readonly<Record<string, unknown>> | null;
}

/** A field to search by. */
export interface QueryInfo {
  field: string;
  label: string;
  /** `group` is a range: the field with `_begin` and with `_end`. */
  mode?: 'single' | 'group';
  /** text, date, datetime, time, list, … */
  view?: string;
  /** `'1'`: shown only when the form is expanded. */
  hidden?: string;
  dictCode?: string | null;
  dictTable?: string | null;
  dictText?: string | null;
}

export const getRpColumns: CallTarget<{ code: string }, ReportConfig> = {
  method: 'GET',
  path: '/online/cgreport/api/getRpColumns/{code}',
};

export const getQueryInfo: CallTarget<{ id: string }, QueryInfo[] | null> = {
  method: 'GET',
  path: '/online/cgreport/api/getQueryInfo/{id}',
};

export const getReportData: CallTarget<PageRequest & { id: string }, Page<ReportRow>> = {
  method: 'GET',
  path: '/online/cgreport/api/getData/{id}',
};

/** The dictionary a field is chosen from: a code, or `table,text,code`; undefined when it is typed. */
export function dictOf({ dictCode, dictTable, dictText }: QueryInfo): string | undefined {
  if (dictTable && dictText && dictCode) return `${dictTable},${dictText},${dictCode}`;
  return dictCode || undefined;
}
