import type { FeatureModule } from '../../../FeatureModule';
import { channelRoutes } from './routes';

export const module: FeatureModule = (services) => ({
  routes: (app) => channelRoutes(app, services),
});
