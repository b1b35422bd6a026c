import { countVisits, deleteLog, deleteLogs, exportLogs, listLogs, listVisits } from '@gezi/domain';
import { splitList } from '@gezi/advanced-query/core';
import type { FastifyInstance } from 'fastify';
import { pageOf } from '../../../platform/query/pageOf';
import { serveKept } from '../../../records/lists/serveKept';
import { serve } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { serveExport } from '../../../records/workbooks/serveExport';
import { logs } from './logs';
import { visits } from './visits';

const columns = [
  { key: 'createTime', header: '时间', width: 20 },
  { key: 'logType_dictText', header: '日志类型', width: 12 },
  { key: 'operateType_dictText', header: '操作类型', width: 10 },
  { key: 'logContent', header: '日志内容', width: 48 },
  { key: 'username', header: '操作人', width: 16 },
  { key: 'ip', header: 'IP', width: 16 },
  { key: 'requestType', header: '请求方式', width: 10 },
  { key: 'requestUrl', header: '请求路径', width: 40 },
  { key: 'requestParam', header: '详情', width: 60 },
  { key: 'costTime', header: '耗时（毫秒）', width: 12 },
];

export function logRoutes(app: FastifyInstance, services: Services): void {
  const log = logs(services);
  const visit = visits(services);

  serve(app, listLogs, async (request, caller) => {
    const { rows, total, query } = await log.list(caller, request);
    return pageOf(rows, total, query);
  });
  serveKept(app, services, {
    remove: [deleteLog, deleteLogs, log.remove],
  });
  serveExport(app, services, exportLogs, async ({ selections = '', ...filters }, caller) => ({
    title: '日志',
    columns,
    rows: await log.exported(caller, filters, splitList(selections)),
  }));
  serve(app, countVisits, (_input, caller) => visit.counts(caller));
  serve(app, listVisits, (_input, caller) => visit.days(caller));
}
