import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'evaluation/RuleList': async () => ({ default: (await import('./RuleListPage')).RuleListPage }),
  },
};
