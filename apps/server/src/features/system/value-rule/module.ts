import type { FeatureModule } from '../../../FeatureModule';
import { checkRuleRoutes } from './checkRuleRoutes';
import { fillRuleRoutes } from './fillRuleRoutes';

export const module: FeatureModule = (services) => ({
  routes(app) {
    checkRuleRoutes(app, services);
    fillRuleRoutes(app, services);
  },
});
