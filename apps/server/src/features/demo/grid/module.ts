import type { FeatureModule } from '../../../FeatureModule';
import { demoGridRoutes } from './routes';

export const module: FeatureModule = (services) => ({
  routes: (app) => demoGridRoutes(app, services),
});
