import type { FeatureModule } from '../../../FeatureModule';
import { reportRoutes } from './routes';

export const module: FeatureModule = (services) => ({
  routes: (app) => reportRoutes(app, services),
});
