import {
  countVisits,
  deleteLog,
  deleteLogs,
  exportColumnsOf,
  exportLogs,
  listLogs,
  listVisits,
  logFields,
} from '@gezi/domain';
import { splitList } from '@gezi/advanced-query/core';
import type { FastifyInstance } from 'fastify';
import { pageOf } from '../../../platform/query/pageOf';
import { serveWrites } from '../../../records/lists/serveWrites';
import { serve } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { serveExport } from '../../../records/workbooks/serveExport';
import { sheetColumns } from '../../../records/workbooks/sheetColumns';
import { logs } from './logs';
import { visits } from './visits';

const columns = sheetColumns(exportColumnsOf(logFields));

export function logRoutes(app: FastifyInstance, services: Services): void {
  const log = logs(services);
  const visit = visits(services);

  serve(app, listLogs, async (request, caller) => {
    const { rows, total, query } = await log.list(caller, request);
    return pageOf(rows, total, query);
  });
  serveWrites(app, services, {
    remove: [deleteLog, deleteLogs, log.remove],
  });
  serveExport(app, services, exportLogs, async ({ selections = '', ...filters }, caller) => ({
    title: () => texts.records.log,
    columns,
    rows: await log.exportRows(caller, filters, splitList(selections)),
  }));
  serve(app, countVisits, (_input, caller) => visit.counts(caller));
  serve(app, listVisits, (_input, caller) => visit.days(caller));
}
