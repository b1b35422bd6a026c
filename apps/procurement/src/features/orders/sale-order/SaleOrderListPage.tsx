import { usePermission } from '@gezi/client';
import { listSaleOrders, saleOrderFields, saleOrderPagePath, type OrderRow } from '@gezi/domain';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { DocumentListPage } from '../../../documents/DocumentListPage';
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
  return (
    <DocumentListPage
      kind={saleOrderKind}
      pathOf={saleOrderPagePath}
      fields={saleOrderFields}
      endpoints={ENDPOINTS}
      texts={useMemo(() => ({ title: texts.saleOrdersTitle, listLabel: texts.saleOrderList }), [texts])}
      nameOf={nameOf}
      settings="sale-orders"
      faces={FACES}
      cardColumns={CARD_KEYS}
      lastActions={useMemo(
        () => [
          {
            key: 'deliver',
            label: texts.deliver,
            visible: ({ actions = [] }: OrderRow) => mayDeliver && actions.includes('deliver'),
            onClick: ({ id }: OrderRow) => void navigate(`${saleOrderPagePath(id)}&deliver=1`),
          },
        ],
        [texts, navigate, mayDeliver],
      )}
    />
  );
}

const nameOf = ({ orderNo }: OrderRow) => orderNo;
