import { planStatus } from '@gezi/domain';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { purchasePlan, type Database } from '../../../platform/db';
import { hasRole, type Caller } from '../../../platform/http/Caller';
import type { RowScope } from '../../../identity/rights/dataRules';
import { isWithoutProcess } from '../../../records/approvals/isWithoutProcess';
import { documentTodo } from '../../../records/documents/documentTodo';
import type { TodoKind } from '../../../records/todos/TodoKind';
import { planTexts } from './texts';

/** Plans that wait for their declarer, approver, manager or purchaser. @param scope plans that a caller sees */
export function planTodos(db: Database, scope: RowScope): TodoKind[] {
  const todo = documentTodo(db, {
    table: purchasePlan,
    scope,
    code: 'plan',
    resource: 'purchase:purchasePlan',
    path: '/purchase/plan',
  });
  const { todo: texts } = planTexts;
  const isDeclared = ({ userId }: Caller) => eq(purchasePlan.applyUserId, userId);
  return [
    todo('submit', () => texts.rejected, planStatus.rejected, isDeclared),
    todo(
      'approve',
      () => texts.approve,
      planStatus.inApproval,
      (caller) => and(inCharge(caller), isWithoutProcess(purchasePlan, 'plan')),
    ),
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
