import { usePermission } from '@gezi/client';
import { exportReceipts, listReceipts, receiptFields, type ReceiptRow } from '@gezi/domain';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { receiptPath } from '../shared/orderPath';
import { ReceiptStatusTag } from '../shared/ReceiptStatusTag';
import { useTexts } from '../shared/texts';

const ENDPOINTS = { list: listReceipts, export: exportReceipts };
const FACES = { status: (receipt: ReceiptRow) => <ReceiptStatusTag receipt={receipt} /> };

/** Columns of cards, the most important ones first. */
const CARD_KEYS = ['receiptNo', 'status', 'supplierName', 'deliverTime', 'orderNo', 'carrier', 'deliveryNo'];

/** `/order/receipt`: deliveries to be received, and what was received. */
export function ReceiptListPage() {
  const texts = useTexts();
  const navigate = useNavigate();
  const mayReceive = usePermission('order:receipt:receive');
  const rowActions = useMemo<ListAction<ReceiptRow>[]>(
    () => [
      { key: 'view', label: texts.view, onClick: ({ id }) => void navigate(receiptPath(id)) },
      {
        key: 'receive',
        label: texts.receive,
        visible: ({ actions = [] }) => mayReceive && actions.includes('receive'),
        onClick: ({ id }) => void navigate(`${receiptPath(id)}&receive=1`),
      },
    ],
    [texts, navigate, mayReceive],
  );
  return (
    <ListPage
      fields={receiptFields}
      endpoints={ENDPOINTS}
      permission="order:receipt"
      texts={useMemo(() => ({ title: texts.receiptTitle, listLabel: texts.receiptList }), [texts])}
      nameOf={nameOf}
      settings="receipts"
      faces={FACES}
      cardColumns={CARD_KEYS}
      rowActions={rowActions}
      onRowActivate={useCallback((receipt: ReceiptRow) => void navigate(receiptPath(receipt.id)), [navigate])}
    />
  );
}

const nameOf = ({ receiptNo }: ReceiptRow) => receiptNo;
