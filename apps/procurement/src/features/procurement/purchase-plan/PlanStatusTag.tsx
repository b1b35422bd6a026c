import { planStatus, type PlanRow } from '@gezi/domain';
import { Badge } from 'antd';

/** Colours of the dot, by antd's names. */
const COLORS: Record<string, string> = {
  [planStatus.draft]: 'gray',
  [planStatus.inApproval]: 'blue',
  [planStatus.toAssign]: 'orange',
  [planStatus.toPurchase]: 'gold',
  [planStatus.purchasing]: 'blue',
  [planStatus.finished]: 'green',
  [planStatus.rejected]: 'red',
  [planStatus.cancelled]: 'gray',
};

/** The state of a plan: a coloured dot beside the word, so that nothing hangs on the colour. */
export function PlanStatusTag({ plan }: { plan: Pick<PlanRow, 'status' | 'status_dictText'> }) {
  return <Badge color={COLORS[plan.status] ?? 'gray'} text={plan.status_dictText ?? plan.status} />;
}
