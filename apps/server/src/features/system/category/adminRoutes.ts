import {
  addCategory,
  checkCategoryCode,
  deleteCategories,
  deleteCategory,
  editCategory,
  exportCategories,
  importCategories,
  listCategoryChildren,
  listCategoryChildrenOf,
  listCategoryRoots,
  viewCategory,
} from '@gezi/domain';
import { splitList } from '@gezi/advanced-query/core';
import type { FastifyInstance } from 'fastify';
import { pageOf } from '../../../platform/query/pageOf';
import { serveWrites } from '../../../records/lists/serveWrites';
import { serve } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { serveExport } from '../../../records/workbooks/serveExport';
import { serveImport } from '../../../records/workbooks/serveImport';
import { categoryColumns, categoryAdministration } from './categoryAdministration';

/** Endpoints to manage category trees. */
export function categoryAdminRoutes(app: FastifyInstance, services: Services): void {
  const category = categoryAdministration(services);

  serve(app, listCategoryRoots, (request, caller) => category.list(caller, request));
  serve(app, listCategoryChildren, ({ pid }, caller) => category.childrenOf(caller, [pid]));
  serve(app, listCategoryChildrenOf, async ({ parentIds }, caller) => {
    const rows = await category.childrenOf(caller, splitList(parentIds));
    return pageOf(rows, rows.length, { size: Math.max(rows.length, 1), pageNo: 1 });
  });
  serve(app, checkCategoryCode, ({ pid, code }, caller) => category.checkCode(caller, pid, code));
  serve(app, viewCategory, ({ id }, caller) => category.view(caller, id));
  serveWrites(app, services, {
    add: [addCategory, category.add],
    edit: [editCategory, category.edit],
    remove: [deleteCategory, deleteCategories, category.remove],
  });
  serveExport(app, services, exportCategories, async ({ selections = '', ...filters }, caller) => ({
    title: () => texts.records.category,
    columns: categoryColumns,
    rows: await category.rows(caller, splitList(selections), filters),
  }));
  serveImport(app, services, importCategories, async (caller) => category.listFor(caller));
}
