import type { FeatureModule } from '../../../FeatureModule';
import { dataSourceRoutes } from './routes';

export const module: FeatureModule = (services) => ({
  routes: (app) => dataSourceRoutes(app, services),
});
