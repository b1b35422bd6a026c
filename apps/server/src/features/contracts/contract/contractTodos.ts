import { bidStatus, contractStatus, contractType, projectStatus } from '@gezi/domain';
import { and, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { RowScope } from '../../../identity/rights/dataRules';
import { contractInfo, purchaseInfo, supplierBid, type Database } from '../../../platform/db';
import { hasRole, type Caller } from '../../../platform/http/Caller';
import { isWithoutProcess } from '../../../records/approvals/isWithoutProcess';
import { documentTodo } from '../../../records/documents/documentTodo';
import type { TodoKind } from '../../../records/todos/TodoKind';
import { saleScope } from '../shared/contractScope';
import { contractTexts } from '../shared/contractTexts';

const RESOURCE = 'contract:contractInfo';
const LISTS = [
  ['contract', contractType.project, '/contract/single'],
  ['framework', contractType.framework, '/contract/framed'],
] as const;

/** Contracts that wait for their executor, an approver or a supplier, and awards without a contract. */
export function contractTodos(db: Database, scope: RowScope): TodoKind[] {
  const { todo: texts } = contractTexts;
  const isInCharge = (caller: Caller): SQL | undefined =>
    hasRole(caller, 'admin') ? undefined : inArray(contractInfo.departId, [...caller.departsInCharge]);
  const todo = documentTodo(db, {
    table: contractInfo,
    scope: saleScope,
    code: 'contract',
    resource: RESOURCE,
    path: '/sale/contract',
  });
  return [
    ...LISTS.flatMap(([code, type, path]) => {
      const ofType = documentTodo(db, { table: contractInfo, scope, code, resource: RESOURCE, path });
      const isOfType = eq(contractInfo.contractType, type);
      return [
        ofType(
          'submit',
          () => texts.rejected[type],
          contractStatus.rejected,
          ({ userId }) => and(isOfType, eq(contractInfo.executorUserId, userId)),
        ),
        ofType(
          'approve',
          () => texts.approve[type],
          contractStatus.inApproval,
          (caller) => and(isOfType, isInCharge(caller), isWithoutProcess(contractInfo, 'contract')),
        ),
      ];
    }),
    todo('supplierConfirm', () => texts.confirm, contractStatus.toConfirm),
    {
      code: 'contract-draw',
      permission: `${RESOURCE}:add`,
      title: () => texts.award,
      path: `/purchase/list?status=${projectStatus.awarded}`,
      async count({ tenantId, userId }) {
        const [row] = await db.orm
          .select({ count: count() })
          .from(purchaseInfo)
          .where(
            and(
              eq(purchaseInfo.tenantId, tenantId),
              eq(purchaseInfo.applyUserId, userId),
              eq(purchaseInfo.status, projectStatus.awarded),
              HAS_WINNER_WITHOUT_CONTRACT,
            ),
          );
        return row!.count;
      },
    },
  ];
}

const HAS_WINNER_WITHOUT_CONTRACT = sql`exists (select 1 from ${supplierBid} bid
  where bid.tenant_id = ${purchaseInfo.tenantId} and bid.purchase_info_id = ${purchaseInfo.id}
    and bid.is_winner = '1' and bid.status = ${bidStatus.won}
    and not exists (select 1 from ${contractInfo} drawn
      where drawn.tenant_id = bid.tenant_id and drawn.purchase_info_id = bid.purchase_info_id
        and drawn.supplier_id = bid.supplier_id and drawn.status <> ${contractStatus.terminated}))`;
