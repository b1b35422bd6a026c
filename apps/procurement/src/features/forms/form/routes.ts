import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  menu: [
    {
      path: '/lowcode/apply',
      name: 'lowcode-apply',
      component: 'lowcode/Apply',
      hidden: true,
      meta: { title: '填写表单' },
    },
  ],
  views: {
    'lowcode/Apply': async () => ({ default: (await import('./ApplicationPage')).ApplicationPage }),
    'flowable/FormList': async () => ({ default: (await import('./FormListPage')).FormListPage }),
    'flowable/FormDesigner': async () => ({ default: (await import('./FormDesignerPage')).FormDesignerPage }),
    'flowable/FormData': async () => ({ default: (await import('./FormFillPage')).FormFillPage }),
  },
};
