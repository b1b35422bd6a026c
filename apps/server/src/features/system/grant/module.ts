import type { FeatureModule } from '../../../FeatureModule';
import { grantRoutes } from './routes';

export const module: FeatureModule = (services) => ({
  routes: (app) => grantRoutes(app, services),
});
