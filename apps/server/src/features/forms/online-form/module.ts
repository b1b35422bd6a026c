import type { FeatureModule } from '../../../FeatureModule';
import { onlineFormRoutes } from './routes';

export const module: FeatureModule = (services) => ({
  routes: (app) => onlineFormRoutes(app, services),
});
