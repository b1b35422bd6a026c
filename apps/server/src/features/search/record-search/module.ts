import type { FeatureModule } from '../../../FeatureModule';
import { recordSearchRoutes } from './routes';

export const module: FeatureModule = (services) => ({
  routes: (app) => recordSearchRoutes(app, services),
});
