import type { FeatureModule } from '../../../FeatureModule';
import { sessionRoutes } from './routes';

export const module: FeatureModule = (services) => ({
  routes: (app) => sessionRoutes(app, services),
});
