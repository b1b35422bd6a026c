import { and, eq } from 'drizzle-orm';
import type { FeatureModule } from '../../../FeatureModule';
import { supplierInfo } from '../../../platform/db';
import { texts } from '../../../platform/texts';
import { auditTodo } from '../../../records/registrations/auditTodo';
import { SUPPLIER_FILES, SUPPLIER_PAGE } from '../shared/supplierPage';
import { registrationRoutes } from './routes';
import { supplierFiles } from './supplierFiles';

export const module: FeatureModule = (services) => ({
  fileReaders: {
    [SUPPLIER_FILES]: supplierFiles(services),
  },
  todos: [
    auditTodo(services.db, supplierInfo, {
      code: 'supplier-audit',
      permission: 'supplier:register:audit',
      title: () => texts.supplier.toAudit,
      path: '/supplier/registerAudit',
      rows: (caller) => and(eq(supplierInfo.source, '1'), services.dataRules.rulesOf(SUPPLIER_PAGE)(caller)),
    }),
  ],
  routes: (app) => registrationRoutes(app, services),
});
