import { splitList } from '@gezi/advanced-query/core';
import {
  addMaterialType,
  deleteMaterialType,
  deleteMaterialTypes,
  editMaterialType,
  exportMaterialTypes,
  importMaterialTypes,
  listMaterialTypes,
  treeOfMaterialTypes,
  viewMaterialType,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../FeatureModule';
import { serve } from '../../../platform/http/serve';
import { serveWrites } from '../../../records/lists/serveWrites';
import { serveExport } from '../../../records/workbooks/serveExport';
import { serveImport } from '../../../records/workbooks/serveImport';
import { materialTypeColumns, materialTypes } from './materialTypes';
import { texts } from './texts';

export function materialTypeRoutes(app: FastifyInstance, services: Services): void {
  const types = materialTypes(services);

  serve(app, treeOfMaterialTypes, ({ status }, caller) => types.tree(caller, status));
  serve(app, listMaterialTypes, (request, caller) => types.list(caller, request));
  serve(app, viewMaterialType, ({ id }, caller) => types.view(caller, id));
  serveWrites(app, services, {
    add: [addMaterialType, types.add],
    edit: [editMaterialType, types.edit],
    remove: [deleteMaterialType, deleteMaterialTypes, types.remove],
  });
  serveExport(app, services, exportMaterialTypes, async ({ selections = '', ...filters }, caller) => ({
    title: () => texts.what,
    columns: materialTypeColumns,
    rows: await types.rows(caller, splitList(selections), filters),
  }));
  serveImport(app, services, importMaterialTypes, async (caller) => types.importFor(caller));
}
