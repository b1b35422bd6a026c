import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'flowable/ListenerList': async () => ({ default: (await import('./ListenerListPage')).ListenerListPage }),
    'flowable/ExpressionList': async () => ({ default: (await import('./ExpressionListPage')).ExpressionListPage }),
  },
};
