import type { FeatureModule } from '../../../FeatureModule';
import { accountRoutes } from './routes';

export const module: FeatureModule = (services) => ({
  routes: (app) => accountRoutes(app, services),
});
