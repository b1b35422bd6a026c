import type { FeatureModule } from '../../../FeatureModule';
import { SUPPLIER_PAGE } from '../shared/supplierPage';
import { supplierRoutes } from './routes';
import { supplierDictTable } from './supplierDictTable';
import { suppliers } from './suppliers';

export const module: FeatureModule = (services) => {
  const records = suppliers(services);
  return {
    dictTables: { supplierInfo: supplierDictTable },
    searches: [{ kind: 'supplier', page: SUPPLIER_PAGE, find: records.find }],
    routes: (app) => supplierRoutes(app, services, records),
  };
};
