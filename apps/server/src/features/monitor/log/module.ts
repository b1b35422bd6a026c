import type { FeatureModule } from '../../../FeatureModule';
import { logRoutes } from './routes';

export const module: FeatureModule = (services) => ({
  routes: (app) => logRoutes(app, services),
});
