import { ORDER_TO_DELIVER, orderStatus } from '@gezi/domain';
import type { FeatureModule } from '../../../FeatureModule';
import { purchaseOrder } from '../../../platform/db';
import { documentTodo } from '../../../records/documents/documentTodo';
import { HAS_OPEN_LINES } from '../shared/orderStore';
import { orderTexts } from '../shared/orderTexts';
import { saleOrderRoutes } from './routes';
import { saleOrders } from './saleOrders';

export const module: FeatureModule = (services) => {
  const found = saleOrders(services);
  const todo = documentTodo(services.db, {
    table: purchaseOrder,
    scope: found.reader.soldTo,
    code: 'sale-order',
    resource: 'sale:saleOrder',
    path: '/sale/order',
  });
  return {
    routes: (app) => saleOrderRoutes(app, services, found),
    searches: [{ kind: 'saleOrder', page: 'sale/OrderView', find: found.find }],
    todos: [
      todo('confirm', () => orderTexts.todo.confirm, orderStatus.toConfirm),
      todo(
        'deliver',
        () => orderTexts.todo.deliver,
        ORDER_TO_DELIVER,
        () => HAS_OPEN_LINES,
      ),
    ],
  };
};
