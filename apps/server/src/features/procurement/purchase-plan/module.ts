import type { FeatureModule } from '../../../FeatureModule';
import { purchasePlan } from '../../../platform/db';
import { texts } from '../../../platform/texts';
import { recordFiles } from '../../../records/files/recordFiles';
import { linkedPlans } from './linkedPlans';
import { planDictTable } from './planDictTable';
import { PLAN_LIST, PLAN_PAGE } from './planKind';
import { planLineSource } from './planLineSource';
import { planScope } from './planScope';
import { plans } from './plans';
import { planTodos } from './planTodos';
import { planRoutes } from './routes';

export const module: FeatureModule = (services) => {
  const purchasePlans = plans(services);
  return {
    routes: (app) => planRoutes(app, services, purchasePlans),
    jobs: { planStatistics: { text: () => texts.job.names.planStatistics, run: purchasePlans.statistics } },
    searches: [{ kind: 'plan', page: 'purchase/PlanView', find: purchasePlans.find }],
    linkedKinds: { plan: linkedPlans(services, purchasePlans.records.scope) },
    todos: planTodos(services.db, purchasePlans.records.scope),
    pageKinds: { purchasePlan: { permission: PLAN_LIST, right: purchasePlans.pageRight } },
    dictTables: { purchasePlan: planDictTable },
    businesses: { plan: purchasePlans.business },
    lineSources: { purchasePlan: planLineSource(services, purchasePlans) },
    fileReaders: {
      purchasePlan: recordFiles(services, {
        table: purchasePlan,
        scope: planScope,
        page: PLAN_PAGE,
        permission: PLAN_LIST,
      }),
    },
  };
};
