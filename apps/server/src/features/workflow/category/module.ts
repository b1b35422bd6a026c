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
import { and, count, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { FeatureModule, Services } from '../../../FeatureModule';
import { bulkInsert, flowCategory, flowDefinition, newId } from '../../../platform/db';
import { createdBy } from '../../../platform/db/createdBy';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
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
    removeRows,
  });

  async function removeRows(caller: Caller, ids: readonly string[]): Promise<string[]> {
    const removed = await db.orm
      .delete(flowCategory)
      .where(and(inTenant(caller), inArray(flowCategory.id, [...ids])))
      .returning({ id: flowCategory.id, code: flowCategory.code, name: flowCategory.name });
    for (const category of removed) await refuseUsed(caller, category, 'ids');
    return removed.map(({ id }) => id);
  }

  /** @throws {Refusal} naming `field` if the latest version of a definition has the category, which it names by its code */
  async function refuseUsed(
    { tenantId }: Caller,
    { code, name }: Pick<FlowCategory, 'code' | 'name'>,
    field: string,
  ): Promise<void> {
    const [definitions] = await db.orm
      .select({ count: count() })
      .from(flowDefinition)
      .where(
        and(
          eq(flowDefinition.tenantId, tenantId),
          eq(flowDefinition.category, code),
          eq(flowDefinition.isLatest, true),
        ),
      );
    if (definitions!.count > 0) throw refuse(t.categoryInUse(name, definitions!.count), field);
  }

  serve(app, listFlowCategories, (request, caller) => records.list(caller, request));
  serve(app, viewFlowCategory, ({ id }, caller) => records.view(caller, id));
  serveWrites(app, services, {
    add: [addFlowCategory, records.add],
    edit: [
      editFlowCategory,
      (caller, input, logChange) =>
        records.edit(caller, input, logChange, async (before) => {
          if (input.code !== undefined && input.code !== before.code) await refuseUsed(caller, before, 'code');
          return {};
        }),
    ],
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
