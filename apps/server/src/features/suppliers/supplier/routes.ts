import {
  addSupplier,
  deleteSupplier,
  deleteSuppliers,
  editSupplier,
  exportSuppliers,
  freezeSupplier,
  importSuppliers,
  listChoosableSuppliers,
  listSuppliers,
  unfreezeSupplier,
  viewOwnSupplier,
  viewSupplier,
  viewSupplierProfile,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { splitList } from '../../../platform/query/parseFieldCondition';
import type { Services } from '../../../FeatureModule';
import { serve } from '../../../platform/http/serve';
import { texts } from '../../../platform/texts';
import { serveWrite } from '../../../records/lists/serveWrite';
import { serveWrites } from '../../../records/lists/serveWrites';
import { serveExport } from '../../../records/workbooks/serveExport';
import { serveImport } from '../../../records/workbooks/serveImport';
import { choosableSuppliers } from './choosableSuppliers';
import { supplierColumns } from './supplierColumns';
import { supplierImportStore } from './supplierImportStore';
import type { suppliers } from './suppliers';
import { supplierTexts } from './texts';

export function supplierRoutes(app: FastifyInstance, services: Services, records: ReturnType<typeof suppliers>): void {
  const { db, clock, dictionaries } = services;
  const store = supplierImportStore(db, clock);
  const listChoosable = choosableSuppliers(services);

  serve(app, listSuppliers, (request, caller) => records.list(caller, request));
  serve(app, viewSupplier, ({ id }, caller) => records.viewOwnOrShared(caller, id));
  serve(app, viewSupplierProfile, ({ id }, caller) => records.profile(caller, id));
  serve(app, listChoosableSuppliers, (request, caller) => listChoosable(caller, request));
  serve(app, viewOwnSupplier, (_input, caller) => records.viewOwn(caller));
  serveWrites(app, services, {
    add: [addSupplier, (...call) => records.add(...call)],
    edit: [editSupplier, (...call) => records.edit(...call)],
    remove: [deleteSupplier, deleteSuppliers, records.remove],
  });
  serveWrite(
    app,
    services,
    () => supplierTexts.frozen,
    freezeSupplier,
    (...call) => records.act('freeze', ...call),
  );
  serveWrite(
    app,
    services,
    () => supplierTexts.unfrozen,
    unfreezeSupplier,
    (...call) => records.act('unfreeze', ...call),
  );
  serveImport(app, services, importSuppliers, async (caller) => ({
    name: () => texts.records.supplier,
    columns: supplierColumns(await dictionaries.all()),
    findExisting: (key, values) => store.findExisting(caller, key, values),
    table: 'supplier_info',
    records: (rows) => store.records(caller, rows),
  }));
  serveExport(app, services, exportSuppliers, async ({ selections = '', ...filters }, caller) => ({
    title: () => texts.records.supplier,
    columns: supplierColumns(await dictionaries.all()),
    rows: await records.all(caller, splitList(selections), filters),
  }));
}
