import { planStatus, type PlanRow } from '@gezi/domain';
import { StatusTag } from '../../../documents/StatusTag';

const COLORS = {
  [planStatus.inApproval]: 'blue',
  [planStatus.toAssign]: 'orange',
  [planStatus.toPurchase]: 'gold',
  [planStatus.purchasing]: 'blue',
  [planStatus.finished]: 'green',
  [planStatus.rejected]: 'red',
};

/** State of a plan. */
export const PlanStatusTag = ({ plan }: { plan: Pick<PlanRow, 'status' | 'status_dictText'> }) => (
  <StatusTag doc={plan} colors={COLORS} />
);
