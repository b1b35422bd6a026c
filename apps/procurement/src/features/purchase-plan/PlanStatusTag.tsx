import { planStatus, type PlanRow } from '@gezi/domain';
import { Badge, type BadgeProps } from 'antd';

const LOOKS: Record<string, BadgeProps['status']> = {
  [planStatus.draft]: 'default',
  [planStatus.inApproval]: 'processing',
  [planStatus.toAssign]: 'warning',
  [planStatus.toPurchase]: 'warning',
  [planStatus.purchasing]: 'processing',
  [planStatus.finished]: 'success',
  [planStatus.rejected]: 'error',
  [planStatus.cancelled]: 'default',
};

/** The state of a plan: a coloured dot beside the word, so that nothing hangs on the colour. */
export function PlanStatusTag({ plan }: { plan: Pick<PlanRow, 'status' | 'status_dictText'> }) {
  return <Badge status={LOOKS[plan.status] ?? 'default'} text={plan.status_dictText ?? plan.status} />;
}
