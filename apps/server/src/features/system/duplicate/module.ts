import type { FeatureModule } from '../../../FeatureModule';
import { duplicateRoutes } from './routes';

export const module: FeatureModule = (services) => ({
  routes: (app) => duplicateRoutes(app, services),
});
