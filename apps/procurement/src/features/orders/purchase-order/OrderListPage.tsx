import {
  deleteOrder,
  deleteOrders,
  exportOrders,
  importOrders,
  listOrders,
  orderFields,
  type OrderRow,
} from '@gezi/domain';
import { useMemo } from 'react';
import { DocumentListPage } from '../../../documents/DocumentListPage';
import { NEW_ORDER_PATH, orderPath } from '../shared/orderPath';
import { OrderStatusTag } from '../shared/OrderStatusTag';
import { useTexts } from '../shared/texts';
import { orderKind } from './orderKind';

const ENDPOINTS = {
  list: listOrders,
  delete: deleteOrder,
  deleteBatch: deleteOrders,
  export: exportOrders,
  import: importOrders,
};
const FACES = { status: (order: OrderRow) => <OrderStatusTag order={order} /> };

/** `/purchase/order`: list of purchase orders. */
export function OrderListPage() {
  const texts = useTexts();
  return (
    <DocumentListPage
      kind={orderKind}
      pathOf={orderPath}
      newPath={NEW_ORDER_PATH}
      fields={orderFields}
      endpoints={ENDPOINTS}
      texts={useMemo(
        () => ({
          title: texts.ordersTitle,
          listLabel: texts.orderList,
          removeConfirm: texts.removeOrder,
          removeSeveral: texts.removeOrders,
          fixedRows: texts.fixedOrders,
        }),
        [texts],
      )}
      nameOf={nameOf}
      settings="purchase-orders"
      faces={FACES}
    />
  );
}

const nameOf = ({ orderNo }: OrderRow) => orderNo;
