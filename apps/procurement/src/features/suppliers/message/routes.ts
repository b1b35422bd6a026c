import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: { 'supplier/MessageList': async () => ({ default: (await import('./MessageListPage')).MessageListPage }) },
};
