import type { FeatureModule } from '../../../FeatureModule';
import { onlineUserRoutes } from './routes';

export const module: FeatureModule = (services) => ({
  routes: (app) => onlineUserRoutes(app, services),
});
