import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'flowable/TodoList': async () => ({ default: (await import('./TodoListPage')).TodoListPage }),
    'flowable/ClaimList': async () => ({ default: (await import('./ClaimListPage')).ClaimListPage }),
    'flowable/FinishedList': async () => ({ default: (await import('./FinishedListPage')).FinishedListPage }),
    'flowable/CcList': async () => ({ default: (await import('./CcListPage')).CcListPage }),
    'flowable/CustomList': async () => ({ default: (await import('./CustomListPage')).CustomListPage }),
    'flowable/ProcessList': async () => ({ default: (await import('./ProcessListPage')).ProcessListPage }),
    'flowable/AllProcessList': async () => ({ default: (await import('./AllProcessListPage')).AllProcessListPage }),
  },
};
