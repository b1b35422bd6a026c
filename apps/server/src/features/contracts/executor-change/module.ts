import { executorChangeStatus } from '@gezi/domain';
import { and, inArray } from 'drizzle-orm';
import type { FeatureModule } from '../../../FeatureModule';
import { contractChangeExecutor } from '../../../platform/db';
import { hasRole } from '../../../platform/http/Caller';
import { isWithoutProcess } from '../../../records/approvals/isWithoutProcess';
import { documentTodo } from '../../../records/documents/documentTodo';
import { executorChanges } from './executorChanges';
import { executorChangeRoutes } from './routes';
import { executorChangeTexts } from './texts';

export const module: FeatureModule = (services) => {
  const found = executorChanges(services);
  const todo = documentTodo(services.db, {
    table: contractChangeExecutor,
    scope: found.records.scope,
    code: 'executorChange',
    resource: 'contract:changeExecutor',
    path: '/contract/changeExecutor',
  });
  return {
    routes: (app) => executorChangeRoutes(app, services, found),
    businesses: { executorChange: found.business },
    todos: [
      todo(
        'approve',
        () => executorChangeTexts.todo,
        executorChangeStatus.waiting,
        (caller) =>
          and(
            hasRole(caller, 'admin')
              ? undefined
              : inArray(contractChangeExecutor.departId, [...caller.departsInCharge]),
            isWithoutProcess(contractChangeExecutor, 'executorChange'),
          ),
      ),
    ],
  };
};
