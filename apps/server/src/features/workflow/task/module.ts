import { FLOW_PAGE } from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import type { FeatureModule } from '../../../FeatureModule';
import { flowHistory, flowInstance } from '../../../platform/db';
import { flowRunner } from '../shared/flowRunner';
import { flowLists } from './flowLists';
import { flowPage } from './flowPage';
import { flowRecords } from './flowRecords';
import { taskRoutes } from './routes';

export const module: FeatureModule = (services) => {
  const runner = flowRunner(services);
  const lists = flowLists(services, runner);
  const records = flowRecords(services, runner, lists);
  return {
    routes: (app) => taskRoutes(app, services),
    todos: lists.todos(),
    dueWork: [runner.dueWork()],
    pageKinds: { [FLOW_PAGE]: flowPage(records) },
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
