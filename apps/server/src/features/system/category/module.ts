import type { FeatureModule } from '../../../FeatureModule';
import { categoryDictTable } from './categoryDictTable';
import { categoryRoutes } from './routes';
import { categoryAdminRoutes } from './adminRoutes';

export const module: FeatureModule = (services) => ({
  dictTables: { sysCategory: categoryDictTable },
  routes(app) {
    categoryRoutes(app, services);
    categoryAdminRoutes(app, services);
  },
});
