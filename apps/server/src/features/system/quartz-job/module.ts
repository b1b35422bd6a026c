import type { FeatureModule } from '../../../FeatureModule';
import { jobClasses } from './classes';
import { jobRoutes } from './routes';

export const module: FeatureModule = (services) => ({
  jobs: jobClasses(services),
  routes: (app) => jobRoutes(app, services),
});
