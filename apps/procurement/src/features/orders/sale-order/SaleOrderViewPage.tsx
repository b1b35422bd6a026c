import { usePermission } from '@gezi/client';
import { orderLifecycle, type PurchaseOrder } from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ActionBar, type BarButton } from '../../../documents/ActionBar';
import { DocumentFrame } from '../../../documents/DocumentFrame';
import { DocumentPage, type LoadedDocument } from '../../../documents/DocumentPage';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { useDocumentActions } from '../../../documents/useDocumentActions';
import { deliveryEntries } from '../shared/core/amountLines';
import { orderItems } from '../shared/core/orderItems';
import { DocumentTotal } from '../shared/DocumentTotal';
import { HeaderCard } from '../shared/HeaderCard';
import { SALE_ORDER_LIST_PATH } from '../shared/orderPath';
import { OrderParts } from '../shared/OrderParts';
import { OrderPrint } from '../shared/OrderPrint';
import { OrderStatusTag } from '../shared/OrderStatusTag';
import { useTexts } from '../shared/texts';
import { DeliverDialog } from './DeliverDialog';
import { saleOrderKind } from './saleOrderKind';

/** `/sale/order/view?id=`: one order, for its supplier. `deliver=1` opens the delivery. */
export function SaleOrderViewPage() {
  const texts = useTexts();
  const { backToList } = useDocumentTexts();
  const [params] = useSearchParams();
  return (
    <DocumentPage
      kind={saleOrderKind}
      id={params.get('id') ?? ''}
      isNew={false}
      titleOf={(order) => order?.orderNo}
      skeleton={[texts.orderInfo, texts.lines]}
      missing={{ title: texts.orderMissing, hint: texts.orderMissingHint }}
      back={{ label: backToList, path: SALE_ORDER_LIST_PATH }}
    >
      {({ doc, reloads: _reloads, ...loaded }) =>
        doc && <SaleOrderDocument order={doc} isDelivering={params.get('deliver') === '1'} {...loaded} />
      }
    </DocumentPage>
  );
}

interface SaleOrderDocumentProps extends Omit<LoadedDocument<PurchaseOrder>, 'doc' | 'reloads'> {
  order: PurchaseOrder;
  /** Opens the delivery at once. */
  isDelivering: boolean;
}

function SaleOrderDocument({ order, isDelivering, onReload, onStored }: SaleOrderDocumentProps) {
  const texts = useTexts();
  const language = useLocale();
  const isHolder = usePermission('sale:saleOrder:deliver');
  const mayDeliver = isHolder && order.actions.includes('deliver') && deliveryEntries(order.orderDetailList).length > 0;
  const [isOpen, setOpen] = useState(isDelivering && mayDeliver);
  const actions = useDocumentActions(saleOrderKind, show);

  async function show(next: PurchaseOrder) {
    onStored(next);
    await onReload();
  }

  const { label, tone } = orderLifecycle.actions.deliver;
  const buttons: BarButton[] = [
    ...actions.buttonsOf(order.actions, order.id),
    ...(mayDeliver ? [{ key: 'deliver', label: label[language], tone, onClick: () => setOpen(true) }] : []),
  ];
  const total = <DocumentTotal label={texts.total} amount={order.totalPrice} />;

  return (
    <DocumentFrame
      title={texts.saleOrder}
      tags={<OrderStatusTag order={order} />}
      description={order.orderNo}
      listPath={SALE_ORDER_LIST_PATH}
      isPrintable
      onReload={() => void onReload()}
    >
      <HeaderCard title={texts.orderInfo} items={orderItems(order, texts)} files={order.fileUrl} />
      <OrderParts
        order={order}
        kind={saleOrderKind}
        deliveriesEmpty={texts.deliveriesEmptyForSupplier}
        {...(buttons.length === 0 && { extra: total })}
      />
      {buttons.length > 0 && <ActionBar buttons={buttons}>{total}</ActionBar>}
      {actions.dialog}
      {/* Stays open after a refusal, whatever the order allows by then: it has the input. */}
      {isOpen && (
        <DeliverDialog
          order={order}
          onSaved={() => {
            actions.refresh();
            void onReload();
          }}
          onClose={() => setOpen(false)}
        />
      )}
      <OrderPrint order={order} kind={saleOrderKind} />
    </DocumentFrame>
  );
}
