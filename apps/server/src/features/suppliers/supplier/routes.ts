import { exportSuppliers, importSuppliers } from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { splitList } from '../../../platform/query/parseFieldCondition';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { serveExport } from '../../../records/workbooks/serveExport';
import { serveImport } from '../../../records/workbooks/serveImport';
import { SUPPLIER_PAGE } from '../shared/supplierPage';
import { supplierStore } from './store';
import { supplierColumns } from './supplierColumns';

/** Import and export of suppliers. */
export function supplierRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, dataRules, dictionaries } = services;
  const store = supplierStore(db, clock, dataRules.rulesOf(SUPPLIER_PAGE));

  serveImport(app, services, importSuppliers, async (caller) => ({
    name: () => texts.records.supplier,
    columns: supplierColumns(await dictionaries.all()),
    findExisting: (key, values) => store.findExisting(caller, key, values),
    table: 'supplier_info',
    records: (rows) => store.records(caller, rows),
  }));

  serveExport(app, services, exportSuppliers, async ({ selections = '' }, caller) => {
    const rows = await store.list(caller, splitList(selections));
    return { title: () => texts.records.supplier, columns: supplierColumns(await dictionaries.all()), rows };
  });
}
