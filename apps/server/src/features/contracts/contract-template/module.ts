import { eq } from 'drizzle-orm';
import type { FeatureModule } from '../../../FeatureModule';
import { contractTemplate } from '../../../platform/db';
import { recordFiles } from '../../../records/files/recordFiles';
import { contractTemplateRoutes } from './routes';
import { TEMPLATE_FILES, TEMPLATE_LIST, TEMPLATE_PAGE } from './templates';

export const module: FeatureModule = (services) => ({
  routes: (app) => contractTemplateRoutes(app, services),
  fileReaders: {
    [TEMPLATE_FILES]: recordFiles(services, {
      table: contractTemplate,
      scope: ({ tenantId }) => eq(contractTemplate.tenantId, tenantId),
      page: TEMPLATE_PAGE,
      permission: TEMPLATE_LIST,
    }),
  },
});
