import type { FeatureModule } from '../../../FeatureModule';
import { serverStateRoutes } from './routes';

export const module: FeatureModule = (services) => ({
  routes: (app) => serverStateRoutes(app, services),
});
