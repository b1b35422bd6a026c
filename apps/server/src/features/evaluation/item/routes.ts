import { splitList } from '@gezi/advanced-query/core';
import {
  addEvaluationItem,
  deleteEvaluationItem,
  deleteEvaluationItems,
  editEvaluationItem,
  evaluationItemFields,
  exportEvaluationItems,
  importColumnsOf,
  importEvaluationItems,
  listEvaluationItems,
  viewEvaluationItem,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../FeatureModule';
import { newId } from '../../../platform/db';
import { createdBy } from '../../../platform/db/createdBy';
import { serve } from '../../../platform/http/serve';
import { serveWrites } from '../../../records/lists/serveWrites';
import type { ImportRecord } from '../../../records/workbooks/saveRows';
import { serveExport } from '../../../records/workbooks/serveExport';
import { serveImport } from '../../../records/workbooks/serveImport';
import { sheetColumns } from '../../../records/workbooks/sheetColumns';
import { evaluationItems } from './items';
import { texts } from './texts';

export function evaluationItemRoutes(app: FastifyInstance, services: Services): void {
  const { clock, dictionaries } = services;
  const items = evaluationItems(services);
  const columns = async () => sheetColumns(importColumnsOf(evaluationItemFields), await dictionaries.all());

  serve(app, listEvaluationItems, (request, caller) => items.list(caller, request));
  serve(app, viewEvaluationItem, ({ id }, caller) => items.view(caller, id));
  serveWrites(app, services, {
    add: [addEvaluationItem, items.add],
    edit: [editEvaluationItem, (caller, input, logChange) => items.edit(caller, input, logChange)],
    remove: [deleteEvaluationItem, deleteEvaluationItems, items.remove],
  });
  serveExport(app, services, exportEvaluationItems, async ({ selections = '', ...filters }, caller) => ({
    title: () => texts.what,
    columns: await columns(),
    rows: await items.all(caller, splitList(selections), filters),
  }));
  serveImport(app, services, importEvaluationItems, async (caller) => ({
    name: () => texts.what,
    columns: await columns(),
    findExisting: async () => new Set<string>(),
    table: 'evaluation_item',
    records(rows) {
      const created = createdBy(caller, clock());
      return rows.map((row) => ({ ...row, status: row.status ?? '1', ...created, id: newId() }) as ImportRecord);
    },
  }));
}
