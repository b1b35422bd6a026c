import type { FeatureModule } from '../../../FeatureModule';
import { tenantDictTable } from './tenantDictTable';
import { tenantRoutes } from './routes';

export const module: FeatureModule = (services) => ({
  dictTables: { sysTenant: tenantDictTable },
  routes: (app) => tenantRoutes(app, services),
});
