import { planStatus, type PlanStatus } from '@gezi/domain';
import { and, count, eq, inArray, type SQL } from 'drizzle-orm';
import { purchasePlan, type Database } from '../../../platform/db';
import { hasRole, type Caller } from '../../../platform/http/Caller';
import type { RowScope } from '../../../identity/rights/dataRules';
import type { TodoKind } from '../../../records/todos/TodoKind';
import { planTexts } from './texts';

/** Plans that wait for their declarer, approver, manager or purchaser. @param scope plans that a caller sees */
export function planTodos(db: Database, scope: RowScope): TodoKind[] {
  const todo = (
    action: string,
    title: () => string,
    status: PlanStatus,
    mine: (caller: Caller) => SQL | undefined = () => undefined,
  ): TodoKind => ({
    code: `plan-${action}`,
    permission: `purchase:purchasePlan:${action}`,
    title,
    path: `/purchase/plan?status=${status}`,
    async count(caller) {
      const [row] = await db.orm
        .select({ count: count() })
        .from(purchasePlan)
        .where(and(scope(caller), eq(purchasePlan.status, status), mine(caller)));
      return row!.count;
    },
  });
  const { todo: texts } = planTexts;
  const isDeclared = ({ userId }: Caller) => eq(purchasePlan.applyUserId, userId);
  return [
    todo('submit', () => texts.rejected, planStatus.rejected, isDeclared),
    todo('approve', () => texts.approve, planStatus.inApproval, inCharge),
    todo('assign', () => texts.assign, planStatus.toAssign),
    todo(
      'finish',
      () => texts.purchase,
      planStatus.toPurchase,
      ({ userId }) => eq(purchasePlan.purchaseUserId, userId),
    ),
  ];
}

/** Departments in the caller's charge; every department for administrators. */
const inCharge = (caller: Caller): SQL | undefined =>
  hasRole(caller, 'admin') ? undefined : inArray(purchasePlan.departId, [...caller.departsInCharge]);
