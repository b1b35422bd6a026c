import type { historyExportOf, historyOf, timelineOf } from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { RecordServices } from '../RecordServices';
import { serveExport } from '../workbooks/serveExport';
import type { documentRecords } from './documentRecords';

interface HistoryCalls {
  timeline: ReturnType<typeof timelineOf>;
  history: ReturnType<typeof historyOf>;
  export: ReturnType<typeof historyExportOf>;
}

/** Serves the timeline of a kind of document, its check and its export. */
export function serveHistory(
  app: FastifyInstance,
  services: Pick<RecordServices, 'config' | 'clock' | 'audit'>,
  calls: HistoryCalls,
  records: Pick<ReturnType<typeof documentRecords>, 'historyOf' | 'historyWorkbookOf'>,
): void {
  serve(app, calls.timeline, async ({ id }, caller) => (await records.historyOf(caller, id)).entries);
  serve(app, calls.history, ({ id }, caller) => records.historyOf(caller, id));
  serveExport(app, services, calls.export, ({ id }, caller) => records.historyWorkbookOf(caller, id));
}
