import type { FeatureModule } from '../../../FeatureModule';
import { siteRoutes } from './routes';

export const module: FeatureModule = (services) => ({
  routes: (app) => siteRoutes(app, services),
});
