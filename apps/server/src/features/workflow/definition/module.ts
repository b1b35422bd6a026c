import type { FeatureModule } from '../../../FeatureModule';
import { definitionRoutes } from './routes';

export const module: FeatureModule = (services) => ({
  routes: (app) => definitionRoutes(app, services),
});
