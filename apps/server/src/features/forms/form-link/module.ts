import type { FeatureModule } from '../../../FeatureModule';
import { formLinkRoutes, flowFormRoutes } from './routes';

export const module: FeatureModule = (services) => ({
  routes(app) {
    formLinkRoutes(app, services);
    flowFormRoutes(app, services);
  },
});
