import type { FeatureModule } from '../../../FeatureModule';
import { fileRoutes } from './routes';

export const module: FeatureModule = (services) => ({
  routes: (app) => fileRoutes(app, services),
});
