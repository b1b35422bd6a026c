import { usePermission } from '@gezi/client';
import { newSupplierEvalPath, type OrderReceipt, type PurchaseOrder } from '@gezi/domain';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ActionBar } from '../../../documents/ActionBar';
import { chainPart } from '../../../documents/chainPart';
import { DocumentFrame } from '../../../documents/DocumentFrame';
import type { LoadedDocument } from '../../../documents/DocumentPage';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { useDocumentActions } from '../../../documents/useDocumentActions';
import { orderItems } from '../shared/core/orderItems';
import { DocumentTotal } from '../shared/DocumentTotal';
import { HeaderCard } from '../shared/HeaderCard';
import { incrementPath, ORDER_LIST_PATH, orderPath } from '../shared/orderPath';
import { OrderParts } from '../shared/OrderParts';
import { OrderPrint } from '../shared/OrderPrint';
import { OrderStatusTag } from '../shared/OrderStatusTag';
import { ReceiveDialog } from '../shared/ReceiveDialog';
import { useTexts } from '../shared/texts';
import { orderKind } from './orderKind';

interface OrderDocumentProps extends Omit<LoadedDocument<PurchaseOrder>, 'doc' | 'reloads'> {
  order: PurchaseOrder;
  /** The address asks for the editor, which the caller cannot use now. */
  isEditing: boolean;
}

/** A stored order, read-only, with the actions of its state. */
export function OrderDocument({ order, isEditing, onReload, onStored }: OrderDocumentProps) {
  const texts = useTexts();
  const common = useDocumentTexts();
  const navigate = useNavigate();
  const mayEdit = usePermission('purchase:purchaseOrder:edit') && order.actions.includes('edit');
  const mayReceive = usePermission('order:receipt:receive');
  const maySeeIncrement = usePermission('purchase:purchaseIncrement:list');
  const isReceived = order.orderDetailList.some(({ receivedCount }) => receivedCount > 0);
  const mayEvaluate = usePermission('evaluation:supplierEval:add') && isReceived;
  const [receiving, setReceiving] = useState<OrderReceipt>();
  const actions = useDocumentActions(orderKind, show);
  const buttons = actions.buttonsOf(order.actions, order.id);
  const total = <DocumentTotal label={texts.total} amount={order.totalPrice} />;
  const { incrementId } = order;

  async function show(next: PurchaseOrder) {
    onStored(next);
    await onReload();
  }

  return (
    <DocumentFrame
      title={texts.order}
      tags={<OrderStatusTag order={order} />}
      description={order.orderNo}
      listPath={ORDER_LIST_PATH}
      isPrintable
      onReload={() => void onReload()}
      actions={
        <>
          {incrementId && maySeeIncrement && (
            <Button onClick={() => void navigate(incrementPath(incrementId))}>{texts.increment}</Button>
          )}
          {mayEvaluate && (
            <Button onClick={() => void navigate(newSupplierEvalPath(evaluatedSubject(order)))}>
              {texts.evaluate}
            </Button>
          )}
          {mayEdit && (
            <Button type="primary" onClick={() => void navigate(orderPath(order.id, 'edit'))}>
              {texts.edit}
            </Button>
          )}
        </>
      }
    >
      {isEditing && <Alert className="gezi-document-note" type="info" showIcon title={texts.readOnly} />}
      <HeaderCard title={texts.orderInfo} items={orderItems(order, texts)} files={order.fileUrl} />
      <OrderParts
        order={order}
        kind={orderKind}
        deliveriesEmpty={texts.deliveriesEmpty}
        more={[chainPart(common.chain.title, 'order', order.id)]}
        {...(buttons.length === 0 && { extra: total })}
        receiptActions={(receipt) =>
          mayReceive &&
          receipt.actions.includes('receive') && (
            <Button type="primary" onClick={() => setReceiving(receipt)}>
              {texts.receive}
            </Button>
          )
        }
      />
      {buttons.length > 0 && <ActionBar buttons={buttons}>{total}</ActionBar>}
      {actions.dialog}
      {receiving && (
        <ReceiveDialog
          receipt={receiving}
          onSaved={() => {
            actions.refresh();
            void onReload();
          }}
          onClose={() => setReceiving(undefined)}
        />
      )}
      <OrderPrint order={order} kind={orderKind} />
    </DocumentFrame>
  );
}

const evaluatedSubject = ({ id, orderNo, supplierId, contractId, contractNo }: PurchaseOrder) => ({
  supplierId,
  contractId,
  contractNo,
  orderId: id,
  orderNo,
});
