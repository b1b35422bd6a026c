import type { FeatureModule } from '../../../FeatureModule';
import { SUPPLIER_PAGE } from '../shared/supplierPage';
import { supplierDictTable } from './supplierDictTable';
import { supplierStore } from './store';
import { supplierRoutes } from './routes';

export const module: FeatureModule = (services) => {
  const { db, clock, dataRules } = services;
  const store = supplierStore(db, clock, dataRules.rulesOf(SUPPLIER_PAGE));
  return {
    dictTables: { supplierInfo: supplierDictTable },
    searches: [{ kind: 'supplier', page: SUPPLIER_PAGE, find: (...given) => store.find(...given) }],
    routes: (app) => supplierRoutes(app, services),
  };
};
