import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'contract/FramedList': async () => ({ default: (await import('./ContractListPage')).FramedListPage }),
    'contract/SingleList': async () => ({ default: (await import('./ContractListPage')).SingleListPage }),
    'contract/DetailList': async () => ({ default: (await import('./ContractLineListPage')).ContractLineListPage }),
    'contract/ContractView': async () => ({ default: (await import('./ContractViewPage')).ContractViewPage }),
    'contract/ContractCheck': async () => ({ default: (await import('./ContractCheckPage')).ContractCheckPage }),
  },
};
