import type { FeatureModule } from '../../../FeatureModule';
import { materialTypeDictTable } from './materialTypeDictTable';
import { materialTypeRoutes } from './routes';

export const module: FeatureModule = (services) => ({
  dictTables: { materialType: materialTypeDictTable },
  routes: (app) => materialTypeRoutes(app, services),
});
