import { join } from 'node:path';
import { exportFormData, importFormData } from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { splitList } from '../../../platform/query/parseFieldCondition';
import { timeText } from '../../../platform/db';
import { callOf } from '../../../platform/http/callOf';
import { parseBody } from '../../../platform/http/parseBody';
import { refuse } from '../../../platform/http/refusal';
import { serve } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { sendExport } from '../../../records/workbooks/sendExport';
import { serveImport } from '../../../records/workbooks/serveImport';
import { columnOf, exportSheets, headOf, importSheets, rowsOf, textOf, textsOf } from '../shared/dataSheets';
import { formData } from '../shared/formData';

/** Query for all rows, up to the limit of a list. */
const ALL = { pageNo: '1', pageSize: '-521' };

/** Export and import of form records: one column per field that fits a cell, one sheet per sub-table. */
export function dataExchangeRoutes(app: FastifyInstance, services: Services): void {
  const { audit, clock, config } = services;
  const data = formData(services);

  serve(app, exportFormData, async ({ code = '', ...input }, caller, { request, reply }) => {
    const form = await data.formOf(caller, code);
    const { selections = '', ...query } = conditionsOf(input);
    const selectedIds = splitList(selections);
    const listRequest = { ...query, ...ALL, ...(selectedIds.length > 0 && { id_MultiString: selectedIds.join(',') }) };
    const records = await data.listPlain(caller, form, listRequest);
    const { main, subs } = await exportSheets(form, records, services, caller);
    await audit({
      kind: 'export',
      content: () => texts.audit.exported(form.name, records.length),
      caller,
      ip: caller.ip,
      call: callOf(request),
    });
    return sendExport(reply, join(config.dataDir, 'files/waiting'), {
      title: () => form.name,
      columns: main.map(headOf),
      rows: lazily(records, (record) => textsOf(main, record)),
      details: subs.map(({ title, key, link, columns }) => ({
        title: () => title,
        columns: [{ key: link.id, header: link.label, width: 20 }, ...columns.map(headOf)],
        rows: records.flatMap((record) => {
          const parentKey = {
            [link.id]: textOf(
              main.find(({ id }) => id === link.to)!,
              record,
            ),
          };
          return rowsOf(record[key]).map((row) => ({ ...textsOf(columns, row), ...parentKey }));
        }),
      })),
      exportedBy: caller.username,
      exportTime: timeText(clock()),
    });
  });

  serveImport(app, services, importFormData, async (caller, { code = '' }) => {
    const form = await data.formOf(caller, code);
    const { main, subs } = await importSheets(form, services, caller);
    return {
      name: () => form.name,
      columns: main.map((column) => columnOf(column, form)),
      details: subs.map(({ title, tableName, key, link, columns }) => ({
        key,
        names: [title, tableName],
        link: { key: link.id, to: link.to },
        columns: [
          { key: link.id, header: link.label, required: true },
          ...columns.map((column) => columnOf(column, form)),
        ],
      })),
      findExisting: (key, values) => data.findExisting(caller, form, key, values),
      check: (rows) => Promise.resolve(rows.map((row) => data.rowFault(form, row))),
      table: 'online_form_data',
      records: (rows) => data.rowsOf(caller, form, rows),
    };
  });
}

/** Converts rows while they are written, because the texts of all rows may need much memory. */
function* lazily<Row, Out>(rows: readonly Row[], convert: (row: Row) => Out): Generator<Out> {
  for (const row of rows) yield convert(row);
}

/** Filters come as query parameters or as a JSON object in `paramsStr`. */
function conditionsOf({ paramsStr, ...query }: Readonly<Record<string, string>>): Record<string, string> {
  if (!paramsStr) return query;
  const parsed = parseBody(paramsStr);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw refuse(texts.input.notAnObject, 'paramsStr');
  const members = Object.entries(parsed).filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  return { ...Object.fromEntries(members.map(([name, value]) => [name, String(value)])), ...query };
}
