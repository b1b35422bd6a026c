import {
  incrementFields,
  incrementLifecycle,
  incrementStatus,
  type IncrementAction,
  type PurchaseIncrement,
} from '@gezi/domain';
import { and, eq, getTableColumns, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { incrementDetail, purchaseIncrement } from '../../../platform/db';
import { hasRole, type Caller } from '../../../platform/http/Caller';
import type { DocumentKind } from '../../../records/documents/DocumentKind';
import { orderTexts } from '../shared/orderTexts';

/** Permission of the list. */
export const INCREMENT_LIST = 'purchase:purchaseIncrement:list';

/** Menu component of the list. */
const INCREMENT_PAGE = 'purchase/IncrementList';

/** Prefix of the numbers (contract, part 3 §3.5). */
export const INCREMENT_PREFIX = 'ZL';

/** Page of an increment in the app. */
export const incrementPage = (id: string): string => `/purchase/increment/view?${new URLSearchParams({ id })}`;

/** An increment with its lines, as the database has it. */
export type StoredIncrement = Omit<PurchaseIncrement, 'status_dictText' | 'actions' | 'totalPrice' | 'tenantId'> & {
  totalPrice: string;
  tenantId: number;
};

/** The header of an increment as lists have it. */
export type StoredIncrementHeader = Omit<StoredIncrement, 'incrementDetailList'>;

/**
 * Increments a caller may see (contract, part 3 §1): managers all of the tenant, purchasers all except drafts of others,
 * approvers those of departments in their charge.
 */
function incrementScope(caller: Caller): SQL {
  const inTenant = eq(purchaseIncrement.tenantId, caller.tenantId);
  if (hasRole(caller, 'admin', 'manager')) return inTenant;
  const isSubmitted = ne(purchaseIncrement.status, incrementStatus.draft);
  const visible: (SQL | undefined)[] = [];
  if (hasRole(caller, 'purchaser')) {
    visible.push(or(isSubmitted, eq(purchaseIncrement.applyUserId, caller.userId)));
  }
  if (hasRole(caller, 'approver') && caller.departsInCharge.length > 0) {
    visible.push(and(isSubmitted, inArray(purchaseIncrement.departId, [...caller.departsInCharge])));
  }
  return and(inTenant, or(...visible) ?? sql`false`)!;
}

/** Increments as documents. */
export const incrementKind: DocumentKind<StoredIncrement, IncrementAction, 'incrementDetailList'> = {
  name: () => orderTexts.increment,
  nameOf: ({ incrementNo }) => incrementNo,
  table: purchaseIncrement,
  columns: getTableColumns(purchaseIncrement),
  page: INCREMENT_PAGE,
  fields: incrementFields,
  scope: incrementScope,
  lines: {
    incrementDetailList: {
      table: incrementDetail,
      parent: 'incrementId',
      columns: {
        id: incrementDetail.id,
        contractDetailId: incrementDetail.contractDetailId,
        materialId: incrementDetail.materialId,
        materialCode: incrementDetail.materialCode,
        materialName: incrementDetail.materialName,
        unit: incrementDetail.unit,
        counts: incrementDetail.counts,
        price: incrementDetail.price,
        demandTime: incrementDetail.demandTime,
        remark: incrementDetail.remark,
      },
    },
  },
  lifecycle: incrementLifecycle,
  statusDict: 'increment_status',
  describeFault: ({ code }) => orderTexts.refused[code as keyof typeof orderTexts.refused],
};
