import type { FeatureModule } from '../../../FeatureModule';
import { departDictTable } from './departDictTable';
import { departmentRoutes } from './routes';
import { departmentAdminRoutes } from './adminRoutes';

export const module: FeatureModule = (services) => ({
  dictTables: { sysDepart: departDictTable },
  routes(app) {
    departmentRoutes(app, services);
    departmentAdminRoutes(app, services);
  },
});
