import { ORDER_TO_DELIVER, orderStatus } from '@gezi/domain';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { RowScope } from '../../../identity/rights/dataRules';
import { purchaseOrder, type Database } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { documentTodo } from '../../../records/documents/documentTodo';
import type { TodoKind } from '../../../records/todos/TodoKind';
import { HAS_OPEN_LINES } from '../shared/orderStore';
import { orderTexts } from '../shared/orderTexts';

/** Orders that wait for their purchaser. @param scope orders that a caller sees */
export function orderTodos(db: Database, scope: RowScope): TodoKind[] {
  const todo = documentTodo(db, {
    table: purchaseOrder,
    scope,
    code: 'order',
    resource: 'purchase:purchaseOrder',
    path: '/purchase/order',
  });
  const isOwn = ({ userId }: Caller) => eq(purchaseOrder.purchaseUserId, userId);
  return [
    todo('submit', () => orderTexts.todo.refused, orderStatus.refused, isOwn),
    todo(
      'close',
      () => orderTexts.todo.overdue,
      ORDER_TO_DELIVER,
      (caller) => and(isOwn(caller), isNotNull(purchaseOrder.overdueTime), HAS_OPEN_LINES),
      [{ field: 'overdueTime', rule: 'ge', val: '2000-01-01', type: 'date' }],
    ),
  ];
}
