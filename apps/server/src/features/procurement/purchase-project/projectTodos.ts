import { projectStatus } from '@gezi/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { RowScope } from '../../../identity/rights/dataRules';
import { purchaseInfo, type Database } from '../../../platform/db';
import { hasRole, type Caller } from '../../../platform/http/Caller';
import { isWithoutProcess } from '../../../records/approvals/isWithoutProcess';
import { documentTodo } from '../../../records/documents/documentTodo';
import type { TodoKind } from '../../../records/todos/TodoKind';
import { projectTexts } from '../shared/projects/projectTexts';

/** Projects that wait for their purchaser or an approver. @param scope projects that a caller sees */
export function projectTodos(db: Database, scope: RowScope): TodoKind[] {
  const todo = documentTodo(db, {
    table: purchaseInfo,
    scope,
    code: 'project',
    resource: 'purchase:purchaseInfo',
    path: '/purchase/list',
  });
  const { todo: texts } = projectTexts;
  const isOwn = ({ userId }: Caller) => eq(purchaseInfo.applyUserId, userId);
  const isInCharge = (caller: Caller) =>
    hasRole(caller, 'admin') ? undefined : inArray(purchaseInfo.departId, [...caller.departsInCharge]);
  return [
    todo('submit', () => texts.rejected, projectStatus.rejected, isOwn),
    todo(
      'approve',
      () => texts.approve,
      projectStatus.inApproval,
      (caller) => and(isInCharge(caller), isWithoutProcess(purchaseInfo, 'project')),
    ),
  ];
}
