import type { FeatureModule } from '../../../FeatureModule';
import { dictDictTable } from './dictDictTable';
import { dictionaryRoutes } from './routes';
import { dictionaryAdminRoutes } from './adminRoutes';

export const module: FeatureModule = (services) => ({
  dictTables: { sysDict: dictDictTable },
  routes(app) {
    dictionaryRoutes(app, services);
    dictionaryAdminRoutes(app, services);
  },
});
