import { splitList } from '@gezi/advanced-query/core';
import {
  addMaterial,
  classifyMaterials,
  deleteMaterial,
  deleteMaterials,
  editMaterial,
  exportMaterials,
  importMaterials,
  listMaterials,
  listSimilarMaterials,
  viewMaterial,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../FeatureModule';
import { serve } from '../../../platform/http/serve';
import { serveWrite } from '../../../records/lists/serveWrite';
import { serveWrites } from '../../../records/lists/serveWrites';
import { serveExport } from '../../../records/workbooks/serveExport';
import { serveImport } from '../../../records/workbooks/serveImport';
import { materialImport } from './materialImport';
import type { materials } from './materials';
import { texts } from './texts';

export function materialRoutes(app: FastifyInstance, services: Services, list: ReturnType<typeof materials>): void {
  serve(app, listMaterials, (request, caller) => list.list(caller, request));
  serve(app, viewMaterial, ({ id }, caller) => list.view(caller, id));
  serve(app, listSimilarMaterials, (likeness, caller) => list.similar(caller, likeness));
  serveWrites(app, services, {
    add: [addMaterial, list.add],
    edit: [editMaterial, list.edit],
    remove: [deleteMaterial, deleteMaterials, list.remove],
  });
  serveWrite(app, services, () => texts.done, classifyMaterials, list.classify);
  serveExport(app, services, exportMaterials, ({ selections = '', ...filters }, caller) =>
    list.listFor(caller, splitList(selections), filters),
  );
  serveImport(app, services, importMaterials, (caller) => materialImport(services, caller));
}
