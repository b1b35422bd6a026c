import type { FeatureModule } from '../../../FeatureModule';
import { permissionRoutes } from './routes';

export const module: FeatureModule = (services) => ({
  routes: (app) => permissionRoutes(app, services),
});
