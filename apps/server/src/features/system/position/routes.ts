import {
  addPosition,
  deletePosition,
  deletePositions,
  editPosition,
  exportPositions,
  importPositions,
  listPositions,
  queryPosition,
  viewPosition,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { serveWrites } from '../../../records/lists/serveWrites';
import { serve } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { serveExport } from '../../../records/workbooks/serveExport';
import { serveImport } from '../../../records/workbooks/serveImport';
import { positions } from './positions';

export function positionRoutes(app: FastifyInstance, services: Services): void {
  const positionService = positions(services);

  serve(app, listPositions, (request, caller) => positionService.list(caller, request));
  serve(app, viewPosition, ({ id }, caller) => positionService.view(caller, id));
  serveWrites(app, services, {
    add: [addPosition, positionService.add],
    edit: [editPosition, positionService.edit],
    remove: [deletePosition, deletePositions, positionService.remove],
  });
  serveExport(app, services, exportPositions, (input, caller) => positionService.listFor(input, caller));
  serveImport(app, services, importPositions, (caller) => positionService.importFor(caller));

  serve(app, queryPosition, ({ code }, caller) => positionService.byCode(caller, code));
}
