import type { FeatureModule } from '../../../FeatureModule';
import { priceRoutes } from './routes';

export const module: FeatureModule = (services) => ({ routes: (app) => priceRoutes(app, services) });
