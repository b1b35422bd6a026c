import type { FeatureModule } from '../../../FeatureModule';
import { savedQueryRoutes } from './routes';

export const module: FeatureModule = (services) => ({
  routes: (app) => savedQueryRoutes(app, services),
});
