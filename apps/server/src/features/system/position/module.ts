import type { FeatureModule } from '../../../FeatureModule';
import { positionDictTable } from './positionDictTable';
import { positionRoutes } from './routes';

export const module: FeatureModule = (services) => ({
  dictTables: { sysPosition: positionDictTable },
  routes: (app) => positionRoutes(app, services),
});
