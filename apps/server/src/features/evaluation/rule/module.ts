import type { FeatureModule } from '../../../FeatureModule';
import { evaluationRuleRoutes } from './routes';

export const module: FeatureModule = (services) => ({ routes: (app) => evaluationRuleRoutes(app, services) });
