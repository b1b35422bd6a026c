import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'sale/ContractList': async () => ({ default: (await import('./SaleContractListPage')).SaleContractListPage }),
    'sale/ContractView': async () => ({ default: (await import('./SaleContractViewPage')).SaleContractViewPage }),
  },
};
