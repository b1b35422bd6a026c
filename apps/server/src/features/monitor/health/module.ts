import type { FeatureModule } from '../../../FeatureModule';
import { healthRoutes } from './routes';

export const module: FeatureModule = (services) => ({
  routes: (app) => healthRoutes(app, services),
});
