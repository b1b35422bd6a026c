import type { FeatureModule } from '../../../FeatureModule';
import { dataLogRoutes } from './routes';

export const module: FeatureModule = (services) => ({
  routes: (app) => dataLogRoutes(app, services),
});
