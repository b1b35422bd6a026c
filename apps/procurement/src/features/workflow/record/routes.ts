import { FLOW_RECORD_PATH } from '@gezi/domain';
import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  menu: [
    {
      path: FLOW_RECORD_PATH,
      name: 'flowable-task-record',
      component: 'flowable/TaskRecord',
      hidden: true,
      meta: { title: '流程申请' },
    },
  ],
  views: {
    'flowable/TaskRecord': async () => ({ default: (await import('./RecordPage')).RecordPage }),
  },
};
