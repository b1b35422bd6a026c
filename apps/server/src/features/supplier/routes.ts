import { join } from 'node:path';
import { exportSuppliers, importSuppliers } from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { splitList } from '../../crud/parseFieldCondition';
import { timeText } from '../../db';
import { callOf } from '../../http/callOf';
import { serve } from '../../http/serve';
import type { Services } from '../../Services';
import { texts } from '../../texts';
import { sendExport } from '../../workbooks/sendExport';
import { serveImport } from '../../workbooks/serveImport';
import { supplierStore } from './store';
import { supplierColumns } from './supplierColumns';

const NAME = '供应商';

/** Suppliers by workbook. */
export function supplierRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, config, dictionaries, audit } = services;
  const store = supplierStore(db, clock);
  const typesOf = async () => {
    const { supplier_type: items = [] } = await dictionaries.all();
    return new Map(items.map(({ value, text }) => [value, text]));
  };

  serveImport(app, services, importSuppliers, async (caller) => ({
    name: NAME,
    columns: supplierColumns(await typesOf()),
    taken: (key, values) => store.taken(caller, key, values),
    table: 'supplier_info',
    records: (rows) => store.records(caller, rows),
  }));

  serve(app, exportSuppliers, async ({ selections = '' }, caller, { request, reply }) => {
    const types = await typesOf();
    const rows = await store.list(caller, splitList(selections));
    const content = texts.audit.exported(NAME, rows.length);
    await audit({ kind: 'export', content, caller, ip: caller.ip, call: callOf(request) });
    return sendExport(reply, join(config.dataDir, 'files/waiting'), {
      title: NAME,
      columns: supplierColumns(types),
      rows: rows.map((row) => ({ ...row, supplierType: types.get(row.supplierType ?? '') ?? '' })),
      who: caller.username,
      when: timeText(clock()),
    });
  });
}
