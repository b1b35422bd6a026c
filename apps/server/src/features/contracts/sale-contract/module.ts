import type { FeatureModule } from '../../../FeatureModule';
import { saleContractRoutes } from './routes';
import { saleContracts } from './saleContracts';

export const module: FeatureModule = (services) => {
  const found = saleContracts(services);
  return {
    routes: (app) => saleContractRoutes(app, found),
    searches: [{ kind: 'saleContract', page: 'sale/ContractView', find: found.find }],
  };
};
