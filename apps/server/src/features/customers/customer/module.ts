import type { FeatureModule } from '../../../FeatureModule';
import { customerInfo } from '../../../platform/db';
import { texts } from '../../../platform/texts';
import { auditTodo } from '../../../records/registrations/auditTodo';
import { customers } from './customers';
import { customerRoutes } from './routes';

export const module: FeatureModule = (services) => {
  const records = customers(services);
  return {
    searches: [{ kind: 'customer', page: 'customer/CustomerList', find: (...given) => records.find(...given) }],
    todos: [
      auditTodo(services.db, customerInfo, {
        code: 'customer-audit',
        permission: 'customer:customerInfo:audit',
        title: () => texts.customer.toAudit,
        path: '/customer/list',
      }),
    ],
    routes: (app) => customerRoutes(app, services, records),
  };
};
