import type { FeatureModule } from '../../../FeatureModule';
import { roleDictTable } from './roleDictTable';
import { roleRoutes } from './routes';
import { roleIndexRoutes } from './indexRoutes';

export const module: FeatureModule = (services) => ({
  dictTables: { sysRole: roleDictTable },
  routes(app) {
    roleRoutes(app, services);
    roleIndexRoutes(app, services);
  },
});
