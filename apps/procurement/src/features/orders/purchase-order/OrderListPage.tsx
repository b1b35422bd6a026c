import { usePermission } from '@gezi/client';
import {
  deleteOrder,
  deleteOrders,
  exportOrders,
  importOrders,
  listOrders,
  orderFields,
  type OrderRow,
} from '@gezi/domain';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { useDocumentActions } from '../../../documents/useDocumentActions';
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
const allows = (order: OrderRow, action: string) => order.actions?.includes(action) ?? false;
const FIXED = { remove: (order: OrderRow) => !allows(order, 'remove') };

/** `/purchase/order`: list of purchase orders. */
export function OrderListPage() {
  const texts = useTexts();
  const navigate = useNavigate();
  const mayEdit = usePermission('purchase:purchaseOrder:edit');
  const { rowActions: lifecycleActions, dialog } = useDocumentActions(orderKind);
  const rowActions = useMemo<ListAction<OrderRow>[]>(
    () => [
      { key: 'view', label: texts.view, onClick: ({ id }) => void navigate(orderPath(id)) },
      {
        key: 'edit',
        label: texts.edit,
        visible: (order) => mayEdit && allows(order, 'edit'),
        onClick: ({ id }) => void navigate(orderPath(id, 'edit')),
      },
      ...lifecycleActions,
      'remove',
    ],
    [texts, navigate, mayEdit, lifecycleActions],
  );
  return (
    <>
      <ListPage
        fields={orderFields}
        endpoints={ENDPOINTS}
        permission={orderKind.resource}
        texts={useMemo(
          () => ({
            title: texts.order,
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
        rowActions={rowActions}
        isFixed={FIXED}
        invalidates={orderKind.lists}
        onAdd={() => void navigate(NEW_ORDER_PATH)}
        onRowActivate={useCallback((order: OrderRow) => void navigate(orderPath(order.id)), [navigate])}
      />
      {dialog}
    </>
  );
}

const nameOf = ({ orderNo }: OrderRow) => orderNo;
