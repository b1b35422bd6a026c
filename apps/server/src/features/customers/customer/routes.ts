import {
  addCustomer,
  deleteCustomer,
  deleteCustomers,
  editCustomer,
  exportCustomers,
  importCustomers,
  listCustomers,
  viewCustomer,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../FeatureModule';
import { serve } from '../../../platform/http/serve';
import { serveWrites } from '../../../records/lists/serveWrites';
import { serveExport } from '../../../records/workbooks/serveExport';
import { serveImport } from '../../../records/workbooks/serveImport';
import type { customers } from './customers';
import { customerSheets } from './customerSheets';

export function customerRoutes(app: FastifyInstance, services: Services, records: ReturnType<typeof customers>): void {
  const sheets = customerSheets(services, records);

  serve(app, listCustomers, (request, caller) => records.list(caller, request));
  serve(app, viewCustomer, ({ id }, caller) => records.view(caller, id));
  serveWrites(app, services, {
    add: [addCustomer, records.add],
    edit: [editCustomer, records.edit],
    remove: [deleteCustomer, deleteCustomers, records.remove],
  });
  serveExport(app, services, exportCustomers, (input, caller) => sheets.listFor(input, caller));
  serveImport(app, services, importCustomers, (caller) => sheets.importFor(caller));
}
