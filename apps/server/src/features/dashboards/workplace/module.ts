import type { FeatureModule } from '../../../FeatureModule';
import { workplaceRoutes } from './routes';

export const module: FeatureModule = (services) => ({
  routes: (app) => workplaceRoutes(app, services),
});
