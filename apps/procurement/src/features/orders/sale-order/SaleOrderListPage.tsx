import { usePermission } from '@gezi/client';
import { listSaleOrders, saleOrderFields, saleOrderPagePath, type OrderRow } from '@gezi/domain';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { useDocumentActions } from '../../../documents/useDocumentActions';
import { OrderStatusTag } from '../shared/OrderStatusTag';
import { useTexts } from '../shared/texts';
import { saleOrderKind } from './saleOrderKind';

const ENDPOINTS = { list: listSaleOrders };
const FACES = { status: (order: OrderRow) => <OrderStatusTag order={order} /> };

/** Columns of cards, the most important ones first. */
const CARD_KEYS = ['orderNo', 'status', 'totalPrice', 'demandTime', 'contractName', 'orderDate', 'purchaseUserName'];

/** `/sale/order`: orders of the caller's supplier. */
export function SaleOrderListPage() {
  const texts = useTexts();
  const navigate = useNavigate();
  const mayDeliver = usePermission('sale:saleOrder:deliver');
  const { rowActions: lifecycleActions, dialog } = useDocumentActions(saleOrderKind);
  const rowActions = useMemo<ListAction<OrderRow>[]>(
    () => [
      { key: 'view', label: texts.view, onClick: ({ id }) => void navigate(saleOrderPagePath(id)) },
      ...lifecycleActions,
      {
        key: 'deliver',
        label: texts.deliver,
        visible: ({ actions = [] }) => mayDeliver && actions.includes('deliver'),
        onClick: ({ id }) => void navigate(`${saleOrderPagePath(id)}&deliver=1`),
      },
    ],
    [texts, navigate, mayDeliver, lifecycleActions],
  );
  return (
    <>
      <ListPage
        fields={saleOrderFields}
        endpoints={ENDPOINTS}
        texts={useMemo(() => ({ title: texts.saleOrder, listLabel: texts.saleOrderList }), [texts])}
        nameOf={nameOf}
        settings="sale-orders"
        faces={FACES}
        cardColumns={CARD_KEYS}
        rowActions={rowActions}
        invalidates={saleOrderKind.lists}
        onRowActivate={useCallback((order: OrderRow) => void navigate(saleOrderPagePath(order.id)), [navigate])}
      />
      {dialog}
    </>
  );
}

const nameOf = ({ orderNo }: OrderRow) => orderNo;
