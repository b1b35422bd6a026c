import { splitList } from '@gezi/advanced-query/core';
import {
  addFlowCategory,
  deleteFlowCategories,
  deleteFlowCategory,
  editFlowCategory,
  exportFlowCategories,
  flowCategoryFields,
  importColumnsOf,
  importFlowCategories,
  listFlowCategories,
  viewFlowCategory,
  type FlowCategory,
} from '@gezi/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { FeatureModule, Services } from '../../../FeatureModule';
import { bulkInsert, flowCategory, newId } from '../../../platform/db';
import { createdBy } from '../../../platform/db/createdBy';
import type { Caller } from '../../../platform/http/Caller';
import { serve } from '../../../platform/http/serve';
import { serveWrites } from '../../../records/lists/serveWrites';
import { versionedRecords } from '../../../records/lists/versionedRecords';
import { serveExport } from '../../../records/workbooks/serveExport';
import { serveImport } from '../../../records/workbooks/serveImport';
import { sheetColumns } from '../../../records/workbooks/sheetColumns';
import { flowTexts as t } from '../shared/flowTexts';

export const module: FeatureModule = (services) => ({
  routes: (app) => categoryRoutes(app, services),
});

/** Categories of processes (contract, part 4 §4.3). */
function categoryRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  const columns = sheetColumns(importColumnsOf(flowCategoryFields));
  const inTenant = ({ tenantId }: Caller) => eq(flowCategory.tenantId, tenantId);
  const records = versionedRecords<FlowCategory>(services, {
    recordName: () => t.category,
    nameOf: ({ name, code }) => `${name}（${code}）`,
    table: flowCategory,
    page: 'flowable/CategoryList',
    fields: flowCategoryFields,
    scope: inTenant,
    unique: { code: () => t.categoryCode },
  });

  serve(app, listFlowCategories, (request, caller) => records.list(caller, request));
  serve(app, viewFlowCategory, ({ id }, caller) => records.view(caller, id));
  serveWrites(app, services, {
    add: [addFlowCategory, records.add],
    edit: [editFlowCategory, records.edit],
    remove: [deleteFlowCategory, deleteFlowCategories, records.remove],
  });
  serveExport(app, services, exportFlowCategories, async ({ selections = '', ...filters }, caller) => ({
    title: () => t.category,
    columns,
    rows: await records.all(caller, splitList(selections), filters),
  }));
  serveImport(app, services, importFlowCategories, (caller) =>
    Promise.resolve({
      name: () => t.category,
      columns,
      async findExisting(_key, codes) {
        const rows = await db.orm
          .select({ code: flowCategory.code })
          .from(flowCategory)
          .where(and(inTenant(caller), inArray(flowCategory.code, [...codes])));
        return new Set(rows.map(({ code }) => code));
      },
      save: (rows) =>
        bulkInsert(
          db,
          flowCategory,
          rows.map((row) => ({
            ...(row as Pick<FlowCategory, 'name' | 'code' | 'appType' | 'remark'>),
            ...createdBy(caller, clock()),
            id: newId(),
          })),
        ),
    }),
  );
}
