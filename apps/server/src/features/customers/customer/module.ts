import type { FeatureModule } from '../../../FeatureModule';
import { customers } from './customers';
import { customerRoutes } from './routes';

export const module: FeatureModule = (services) => {
  const records = customers(services);
  return {
    searches: [{ kind: 'customer', page: 'customer/CustomerList', find: (...given) => records.find(...given) }],
    routes: (app) => customerRoutes(app, services, records),
  };
};
