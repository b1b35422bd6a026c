import { eq } from 'drizzle-orm';
import type { FeatureModule } from '../../../FeatureModule';
import { materialInfo } from '../../../platform/db';
import { recordFiles } from '../../../records/files/recordFiles';
import { materialDictTable } from './materialDictTable';
import { MATERIAL_FILES, MATERIAL_PAGE } from './materialPage';
import { materials } from './materials';
import { materialRoutes } from './routes';

export const module: FeatureModule = (services) => {
  const list = materials(services);
  return {
    dictTables: { materialInfo: materialDictTable },
    fileReaders: {
      [MATERIAL_FILES]: recordFiles(services, {
        table: materialInfo,
        scope: ({ tenantId }) => eq(materialInfo.tenantId, tenantId),
        page: MATERIAL_PAGE,
        permission: 'material:materialInfo:list',
      }),
    },
    searches: [{ kind: 'material', page: MATERIAL_PAGE, find: list.find }],
    routes: (app) => materialRoutes(app, services, list),
  };
};
