import { eq } from 'drizzle-orm';
import type { FeatureModule } from '../../../FeatureModule';
import { supplierBlack } from '../../../platform/db';
import { recordFiles } from '../../../records/files/recordFiles';
import { BLACK_FILES, BLACK_PAGE, blackList } from './blackList';
import { blackListRoutes } from './routes';

export const module: FeatureModule = (services) => {
  const entries = blackList(services);
  return {
    routes: (app) => blackListRoutes(app, services, entries),
    dueWork: entries.dueWork,
    fileReaders: {
      [BLACK_FILES]: recordFiles(services, {
        table: supplierBlack,
        scope: ({ tenantId }) => eq(supplierBlack.tenantId, tenantId),
        page: BLACK_PAGE,
        permission: 'supplier:black:list',
      }),
    },
  };
};
