import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  menu: [{ path: '/test/home', name: 'test-home', component: 'demo/Index', hidden: true, meta: { title: '组件总览' } }],
  views: {
    'demo/Index': async () => ({ default: (await import('./DemoIndexPage')).DemoIndexPage }),
  },
};
