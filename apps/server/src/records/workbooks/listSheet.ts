import { exportColumnsOf, type ListField } from '@gezi/domain';
import type { Caller } from '../../platform/http/Caller';
import type { ListRequest } from '../../platform/query/listQuery';
import { splitList } from '../../platform/query/parseFieldCondition';
import type { RecordServices } from '../RecordServices';
import { sheetColumns } from './sheetColumns';

/** Maximum rows of one export. */
const MAX_ROWS = 10_000;

interface ListSheet<Row> {
  /** Name of the list, and of the file. */
  title: () => string;
  /** Fields of the list; those with a column are exported. */
  fields: readonly ListField[];
  /** The call of the list. It takes `id`. */
  list: (caller: Caller, request: ListRequest) => Promise<{ records: readonly Row[] }>;
}

/** Exports of a list that is only read: every row that matches the query, or the selected ones. */
export const listSheet = <Row extends object>(
  { dictionaries }: Pick<RecordServices, 'dictionaries'>,
  { title, fields, list }: ListSheet<Row>,
) => {
  const columns = exportColumnsOf(
    fields.filter(({ column }) => column !== false).map((field) => ({ ...field, export: field.export ?? true })),
  );
  return async ({ selections = '', ...request }: ListRequest & { selections?: string }, caller: Caller) => {
    const ids = splitList(selections);
    const chosen = ids.length > 0 ? { id: `in ${ids.join(',')}` } : {};
    const { records } = await list(caller, { ...request, ...chosen, pageNo: 1, pageSize: MAX_ROWS });
    return {
      title,
      columns: sheetColumns(columns, await dictionaries.all()),
      rows: records as readonly Readonly<Record<string, unknown>>[],
    };
  };
};
