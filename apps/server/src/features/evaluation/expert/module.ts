import type { FeatureModule } from '../../../FeatureModule';
import { expertDictTable } from './expertDictTable';
import { EXPERT_PAGE, experts } from './experts';
import { expertRoutes } from './routes';

export const module: FeatureModule = (services) => {
  const records = experts(services);
  return {
    dictTables: { evaluationExpert: expertDictTable },
    searches: [{ kind: 'expert', page: EXPERT_PAGE, find: (...given) => records.find(...given) }],
    routes: (app) => expertRoutes(app, services, records),
  };
};
