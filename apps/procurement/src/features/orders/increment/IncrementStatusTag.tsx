import { incrementStatus, type IncrementRow } from '@gezi/domain';
import { StatusTag } from '../../../documents/StatusTag';

const COLORS = {
  [incrementStatus.inApproval]: 'blue',
  [incrementStatus.approved]: 'gold',
  [incrementStatus.rejected]: 'red',
  [incrementStatus.ordered]: 'green',
};

/** State of an increment. */
export const IncrementStatusTag = ({ increment }: { increment: Pick<IncrementRow, 'status' | 'status_dictText'> }) => (
  <StatusTag doc={increment} colors={COLORS} />
);
