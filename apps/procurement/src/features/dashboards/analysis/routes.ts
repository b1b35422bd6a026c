import type { FeatureRoutes } from '../../../FeatureRoutes';
import { MORE_PATH } from './morePath';

export const routes: FeatureRoutes = {
  menu: [
    {
      path: MORE_PATH,
      name: 'account-more',
      component: 'account/More',
      hidden: true,
      meta: { title: '待办事项' },
    },
  ],
  views: {
    'account/More': async () => ({ default: (await import('./MorePage')).MorePage }),
  },
};
