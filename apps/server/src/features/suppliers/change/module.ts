import type { FeatureModule } from '../../../FeatureModule';
import { supplierChange } from '../../../platform/db';
import { auditTodo } from '../../../records/registrations/auditTodo';
import { supplierChangeRoutes } from './routes';
import { changeTexts } from './texts';

export const module: FeatureModule = (services) => ({
  todos: [
    auditTodo(services.db, supplierChange, {
      code: 'supplier-change',
      permission: 'supplier:change:audit',
      title: () => changeTexts.toAudit,
      path: '/supplier/changeCheck',
    }),
  ],
  routes: (app) => supplierChangeRoutes(app, services),
});
