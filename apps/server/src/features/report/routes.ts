import { getReportData, getReportQueryInfo, getRpColumns } from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve';
import type { Services } from '../../Services';
import { reportsOf } from './reports';

export function reportRoutes(app: FastifyInstance, { db, dictionaries }: Services): void {
  const reports = reportsOf(db, dictionaries);
  serve(app, getRpColumns, ({ code }, caller) => reports.config(code, caller));
  serve(app, getReportQueryInfo, async ({ id }) => reports.queryInfo(id));
  serve(app, getReportData, (query, caller) => reports.page(query, caller));
}
