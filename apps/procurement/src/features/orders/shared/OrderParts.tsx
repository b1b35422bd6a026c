import { orderLineFields, type PurchaseOrder } from '@gezi/domain';
import { useState, type ReactNode } from 'react';
import type { DocumentKind } from '../../../documents/DocumentKind';
import { DocumentParts, type DocumentPart } from '../../../documents/DocumentParts';
import { FieldTable } from '../../../documents/FieldTable';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { Timeline } from '../../../documents/Timeline';
import { DeliveriesPart } from './DeliveriesPart';
import { useTexts } from './texts';

interface OrderPartsProps {
  order: PurchaseOrder;
  kind: DocumentKind<PurchaseOrder>;
  /** Shown while nothing is delivered. */
  deliveriesEmpty: string;
  /** Further parts, e.g. the chain. */
  more?: readonly DocumentPart[];
  /** At the heading of the lines. */
  extra?: ReactNode;
  receiptActions?: (receipt: PurchaseOrder['receiptList'][number]) => ReactNode;
}

const NONE: readonly DocumentPart[] = [];

/** Columns that a phone shows first. */
const LEAD = ['materialName', 'count', 'deliveredCount', 'receivedCount', 'price'];

/** Lines, deliveries and timeline of a stored order. */
export function OrderParts({ order, kind, deliveriesEmpty, more = NONE, extra, receiptActions }: OrderPartsProps) {
  const texts = useTexts();
  const common = useDocumentTexts();
  const [part, setPart] = useState('lines');
  const { orderDetailList, receiptList } = order;
  return (
    <DocumentParts
      active={part}
      onActivate={setPart}
      parts={[
        {
          key: 'lines',
          title: texts.lines,
          note: common.lineCount(orderDetailList.length),
          padded: false,
          extra,
          children: <FieldTable label={texts.lines} fields={orderLineFields} rows={orderDetailList} lead={LEAD} />,
        },
        {
          key: 'deliveries',
          title: texts.deliveries,
          ...(receiptList.length > 0 && { note: common.lineCount(receiptList.length) }),
          children: (
            <DeliveriesPart
              receipts={receiptList}
              emptyText={deliveriesEmpty}
              {...(receiptActions && { actionsOf: receiptActions })}
            />
          ),
        },
        { key: 'timeline', title: common.timeline, children: <Timeline kind={kind} id={order.id} /> },
        ...more,
      ]}
    />
  );
}
