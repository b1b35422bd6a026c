import type { FeatureModule } from '../../../FeatureModule';
import { supplierChangeRoutes } from './routes';

export const module: FeatureModule = (services) => ({ routes: (app) => supplierChangeRoutes(app, services) });
