import type { FeatureModule } from '../../../FeatureModule';
import { materialDictTable } from './materialDictTable';
import { materialFiles } from './materialFiles';
import { MATERIAL_PAGE } from './materialPage';
import { materials } from './materials';
import { materialRoutes } from './routes';

export const module: FeatureModule = (services) => {
  const list = materials(services);
  return {
    dictTables: { materialInfo: materialDictTable },
    fileReaders: { material: materialFiles(services) },
    searches: [{ kind: 'material', page: MATERIAL_PAGE, find: list.find }],
    routes: (app) => materialRoutes(app, services, list),
  };
};
