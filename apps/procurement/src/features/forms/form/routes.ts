import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  menu: [
    {
      path: '/flowable/task/record',
      name: 'flowable-task-record',
      component: 'flowable/TaskRecord',
      hidden: true,
      meta: { title: '流程申请' },
    },
  ],
  views: {
    'flowable/TaskRecord': async () => ({ default: (await import('./ApplicationPage')).ApplicationPage }),
    'flowable/FormList': async () => ({ default: (await import('./FormListPage')).FormListPage }),
    'flowable/FormDesigner': async () => ({ default: (await import('./FormDesignerPage')).FormDesignerPage }),
    'flowable/FormData': async () => ({ default: (await import('./FormFillPage')).FormFillPage }),
  },
};
