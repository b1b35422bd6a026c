import type { FeatureModule } from '../../../FeatureModule';
import { supplierDictTable } from './supplierDictTable';
import { supplierStore } from './store';
import { supplierRoutes } from './routes';

export const module: FeatureModule = (services) => ({
  dictTables: { supplierInfo: supplierDictTable },
  searches: [{ kind: 'supplier', find: (...args) => supplierStore(services.db, services.clock).find(...args) }],
  routes: (app) => supplierRoutes(app, services),
});
