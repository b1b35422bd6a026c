import type { FeatureModule } from '../../../FeatureModule';
import { evaluationItemRoutes } from './routes';

export const module: FeatureModule = (services) => ({ routes: (app) => evaluationItemRoutes(app, services) });
