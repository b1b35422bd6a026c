import { receiptLineFields, type OrderReceipt } from '@gezi/domain';
import { EmptyState } from '@gezi/ui';
import type { ReactNode } from 'react';
import { FieldTable } from '../../../documents/FieldTable';
import { StoredFiles } from '../../../documents/StoredFiles';
import { ReceiptStatusTag } from './ReceiptStatusTag';
import { useTexts } from './texts';
import './orders.css';

interface DeliveriesPartProps {
  receipts: readonly OrderReceipt[];
  emptyText: string;
  /** Buttons of a delivery. */
  actionsOf?: (receipt: OrderReceipt) => ReactNode;
}

/** Columns that a phone shows first. */
const LEAD = ['materialName', 'deliverCount', 'acceptCount', 'rejectCount'];

/** The deliveries of an order, and what was accepted of them. */
export function DeliveriesPart({ receipts, emptyText, actionsOf }: DeliveriesPartProps) {
  const texts = useTexts();
  if (receipts.length === 0) return <EmptyState title={emptyText} />;
  return (
    <ul className="gezi-deliveries">
      {receipts.map((receipt) => (
        <li key={receipt.id}>
          <header>
            <strong>{receipt.receiptNo}</strong>
            <ReceiptStatusTag receipt={receipt} />
            {actionsOf?.(receipt)}
          </header>
          <p>
            {[
              receipt.deliverTime && `${texts.deliverTime} ${receipt.deliverTime}`,
              receipt.carrier && `${texts.carrier} ${receipt.carrier}`,
              receipt.deliveryNo && `${texts.deliveryNo} ${receipt.deliveryNo}`,
              receipt.receiveTime && `${texts.receiveTime} ${receipt.receiveTime}`,
              receipt.receiveUserName && `${texts.receiveUserName} ${receipt.receiveUserName}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {receipt.remark && <p>{receipt.remark}</p>}
          <StoredFiles list={receipt.fileUrl} />
          <FieldTable
            label={receipt.receiptNo}
            fields={receiptLineFields}
            rows={receipt.receiptDetailList}
            lead={LEAD}
          />
        </li>
      ))}
    </ul>
  );
}
