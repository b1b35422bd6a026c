import { planStatus, type PlanRow } from '@gezi/domain';
import { Badge } from 'antd';

/** Badge colours, by antd's names. */
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

/** State of a plan: a coloured dot with text, so that colour is not the only cue. */
export function PlanStatusTag({ plan }: { plan: Pick<PlanRow, 'status' | 'status_dictText'> }) {
  return <Badge color={COLORS[plan.status] ?? 'gray'} text={plan.status_dictText ?? plan.status} />;
}
