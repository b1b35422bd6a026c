import { planStatus } from '@gezi/domain';
import { cancelReasons } from '../data/plans';
import { seedId } from '../seedId';
import type { Random } from '../random';
import type { Calendar } from './calendar';
import type { plans } from './plans';

type PlanRow = ReturnType<typeof plans>[number]['row'];

interface Step {
  action: string;
  to: string;
  /** Null for the system. */
  operator: string | null;
  remark?: string | null;
}

/** Maximum steps of a plan; part of the ids. */
const ROOM = 20;
const { draft, inApproval, toAssign, toPurchase, purchasing, finished, rejected, cancelled } = planStatus;

/** Timelines of demand plans, each of which leads to the state of its plan. */
export const planSteps = (
  rows: readonly PlanRow[],
  { approver, manager, calendar }: { approver: string; manager: string; calendar: Calendar },
  random: Random,
) =>
  rows.flatMap((plan, nth) => {
    let from: string | null = null;
    let at = plan.createTime;
    return stepsOf(plan, { approver, manager }, random).map(({ action, to, operator, remark = null }, place) => {
      const isDecision = action === 'approve' || action === 'reject';
      if (place > 0) at = isDecision ? plan.approveTime! : calendar.later(at, place === 1 ? 1 : 4);
      const step = {
        id: seedId('documentStep', (nth + 1) * ROOM + place + plan.tenantId * 1_000_000),
        documentTable: 'purchase_plan',
        documentId: plan.id,
        action,
        fromStatus: from,
        toStatus: to,
        remark,
        operator,
        operateTime: at,
        tenantId: plan.tenantId,
      };
      from = to;
      return step;
    });
  });

function stepsOf(plan: PlanRow, { approver, manager }: { approver: string; manager: string }, random: Random): Step[] {
  const { status, createBy, approveOpinion, updateBy } = plan;
  const steps: Step[] = [{ action: 'add', to: draft, operator: createBy }];
  if (status === draft) return steps;
  if (status === cancelled) {
    return [...steps, { action: 'cancel', to: cancelled, operator: createBy, remark: random.pick(cancelReasons) }];
  }
  steps.push({ action: 'submit', to: inApproval, operator: createBy });
  if (status === inApproval) return steps;
  const decision = { operator: approver, remark: approveOpinion };
  if (status === rejected) return [...steps, { action: 'reject', to: rejected, ...decision }];
  steps.push({ action: 'approve', to: toAssign, ...decision });
  if (status === toAssign) return steps;
  steps.push({ action: 'assign', to: toPurchase, operator: manager });
  if (status === toPurchase) return steps;
  steps.push({ action: 'use', to: purchasing, operator: null });
  if (status === purchasing) return steps;
  return [...steps, { action: 'finish', to: finished, operator: updateBy }];
}
