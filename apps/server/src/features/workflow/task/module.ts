import { FLOW_PAGE, viewDocumentProcess } from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import type { FeatureModule } from '../../../FeatureModule';
import { flowHistory, flowInstance } from '../../../platform/db';
import { serve } from '../../../platform/http/serve';
import { flowRunner } from '../shared/flowRunner';
import { documentProcesses } from './documentProcesses';
import { flowLists } from './flowLists';
import { flowPage } from './flowPage';
import { flowRecords } from './flowRecords';
import { taskRoutes } from './routes';

export const module: FeatureModule = (services) => {
  const runner = flowRunner(services);
  const lists = flowLists(services, runner);
  const records = flowRecords(services, runner, lists);
  const documents = documentProcesses(services, runner);
  return {
    routes(app) {
      taskRoutes(app, services);
      serve(app, viewDocumentProcess, (document, caller) => documents.view(caller, document));
    },
    todos: lists.todos(),
    approvalProcess: documents.process,
    dueWork: [runner.dueWork()],
    pageKinds: { [FLOW_PAGE]: flowPage(records) },
    formRecordReader: { viewsOf: (caller, recordId) => records.formViews(caller, recordId) },
    fileReaders: {
      workflow: {
        isExclusive: true,
        /** Users who may see a process may read the files of its comments. */
        async mayRead(caller, { recordId, tenantId }) {
          if (caller.tenantId === 0 || tenantId !== caller.tenantId || recordId === null) return false;
          const [row] = await services.db.orm
            .select({ instance: flowInstance })
            .from(flowHistory)
            .innerJoin(flowInstance, eq(flowInstance.id, flowHistory.instanceId))
            .where(and(eq(flowHistory.tenantId, tenantId), eq(flowHistory.id, recordId)))
            .limit(1);
          return row !== undefined && records.mayRead(caller, row.instance);
        },
      },
    },
  };
};
