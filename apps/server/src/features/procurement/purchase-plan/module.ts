import type { FeatureModule } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { planDictTable } from './planDictTable';
import { planFiles } from './planFiles';
import { PLAN_LIST } from './planKind';
import { plans } from './plans';
import { planTodos } from './planTodos';
import { planRoutes } from './routes';

export const module: FeatureModule = (services) => {
  const purchasePlans = plans(services);
  return {
    routes: (app) => planRoutes(app, services, purchasePlans),
    jobs: { planStatistics: { text: () => texts.job.names.planStatistics, run: purchasePlans.statistics } },
    searches: [{ kind: 'plan', page: 'purchase/PlanView', find: purchasePlans.find }],
    todos: planTodos(services.db, purchasePlans.records.scope),
    pageKinds: { purchasePlan: { permission: PLAN_LIST, right: purchasePlans.pageRight } },
    dictTables: { purchasePlan: planDictTable },
    fileReaders: { purchasePlan: planFiles(services) },
  };
};
