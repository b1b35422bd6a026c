import { receiptStatus, type ReceiptRow } from '@gezi/domain';
import { StatusTag } from '../../../documents/StatusTag';

const COLORS = {
  [receiptStatus.toReceive]: 'orange',
  [receiptStatus.received]: 'green',
  [receiptStatus.partlyRejected]: 'gold',
  [receiptStatus.rejected]: 'red',
};

/** State of a receipt. */
export const ReceiptStatusTag = ({ receipt }: { receipt: Pick<ReceiptRow, 'status' | 'status_dictText'> }) => (
  <StatusTag doc={receipt} colors={COLORS} />
);
