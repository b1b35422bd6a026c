import type { FeatureModule } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { planDictTable } from './planDictTable';
import { planFiles } from './planFiles';
import { PLAN_LIST, plans } from './plans';
import { planRoutes } from './routes';

export const module: FeatureModule = (services) => {
  const book = plans(services);
  return {
    routes: (app) => planRoutes(app, book),
    jobs: { planStatistics: { text: texts.job.names.planStatistics, run: book.statistics } },
    searches: [{ kind: 'plan', find: book.find }],
    pageKinds: { purchasePlan: { permission: PLAN_LIST, right: book.pageRight } },
    dictTables: { purchasePlan: planDictTable },
    fileReaders: { purchasePlan: planFiles(services) },
  };
};
