import type { FeatureModule } from '../../../FeatureModule';
import { departRoleRoutes } from './routes';

export const module: FeatureModule = (services) => ({
  routes: (app) => departRoleRoutes(app, services),
});
