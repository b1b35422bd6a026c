import {
  addExpert,
  deleteExpert,
  deleteExperts,
  editExpert,
  exportExperts,
  importExperts,
  listExperts,
  viewExpert,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../FeatureModule';
import { serve } from '../../../platform/http/serve';
import { serveWrites } from '../../../records/lists/serveWrites';
import { serveExport } from '../../../records/workbooks/serveExport';
import { serveImport } from '../../../records/workbooks/serveImport';
import type { experts } from './experts';
import { expertSheets } from './expertSheets';

export function expertRoutes(app: FastifyInstance, services: Services, records: ReturnType<typeof experts>): void {
  const sheets = expertSheets(services, records);

  serve(app, listExperts, (request, caller) => records.list(caller, request));
  serve(app, viewExpert, ({ id }, caller) => records.view(caller, id));
  serveWrites(app, services, {
    add: [addExpert, records.add],
    edit: [editExpert, records.edit],
    remove: [deleteExpert, deleteExperts, records.remove],
  });
  serveExport(app, services, exportExperts, (input, caller) => sheets.listFor(input, caller));
  serveImport(app, services, importExperts, (caller) => sheets.importFor(caller));
}
