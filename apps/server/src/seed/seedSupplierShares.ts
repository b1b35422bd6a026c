import { isChoosable, shareLifecycle, shareStatus, type ShareAction } from '@gezi/domain';
import { inArray } from 'drizzle-orm';
import { bulkInsert, supplierInfo, supplierShare, sysTenant, type Database } from '../platform/db';
import { calendarOf } from './make/calendar';
import { seedId } from './seedId';

/** Purchasing managers, who share suppliers, by tenant. */
const MANAGERS = new Map([
  [1, 'manager'],
  [2, 'jb_manager'],
]);

interface ShareSeed {
  /** Number of the supplier, which also determines the tenant that offers it. */
  supplier: number;
  target: number;
  /** Actions that followed the offer. */
  actions: readonly ShareAction[];
  /** Days before today it was offered. */
  offered: number;
  remark?: string;
  reason?: string;
}

/** Offers in every state and in both directions. */
const shares: readonly ShareSeed[] = [
  { supplier: 4, target: 2, actions: [], offered: 2, remark: '年度框架供应商，交付稳定' },
  { supplier: 6, target: 2, actions: ['accept'], offered: 40, remark: '可共同议价' },
  { supplier: 8, target: 2, actions: ['refuse'], offered: 26, reason: '已有同类供应商，暂不需要' },
  { supplier: 9, target: 2, actions: ['accept', 'revoke'], offered: 63 },
  { supplier: 41, target: 1, actions: [], offered: 5, remark: '泵类备件响应快，推荐试用' },
  { supplier: 42, target: 1, actions: ['accept'], offered: 33 },
];

/** Seeds suppliers that the two companies share with each other. */
export async function seedSupplierShares(db: Database, today: Date): Promise<void> {
  const calendar = calendarOf(today);
  const ids = shares.map(({ supplier }) => seedId('supplier', supplier));
  const suppliers = new Map(
    (await db.orm.select().from(supplierInfo).where(inArray(supplierInfo.id, ids))).map((row) => [row.id, row]),
  );
  const names = new Map((await db.orm.select().from(sysTenant)).map(({ id, name }) => [id, name]));
  await bulkInsert(
    db,
    supplierShare,
    shares.map(({ supplier: number, target, actions, offered, remark = null, reason = null }, at) => {
      const supplier = suppliers.get(seedId('supplier', number))!;
      if (!isChoosable(supplier)) throw new Error(`supplier ${number} cannot be shared`);
      const { tenantId } = supplier;
      const status = statusAfter(actions, { tenantId, targetTenantId: target, supplier }, reason);
      const shareTime = calendar.past(offered, 9 + at);
      const replyTime = actions.length > 0 ? calendar.later(shareTime, 22) : null;
      const isRevoked = status === shareStatus.revoked;
      return {
        id: seedId('supplierShare', at + 1),
        supplierId: supplier.id,
        supplierName: supplier.name,
        tenantName: names.get(tenantId)!,
        targetTenantId: target,
        targetTenantName: names.get(target)!,
        shareTime,
        status,
        reason,
        replyTime,
        remark,
        createBy: MANAGERS.get(tenantId)!,
        createTime: shareTime,
        updateBy: replyTime && MANAGERS.get(isRevoked ? tenantId : target)!,
        updateTime: replyTime && isRevoked ? calendar.later(replyTime, 200) : (replyTime ?? shareTime),
        tenantId,
      };
    }),
  );
}

type Offer = Omit<Parameters<typeof shareLifecycle.step>[1], 'status'>;

/** The state after some actions, each by the side that may take it. @throws {Error} when the lifecycle refuses one */
function statusAfter(actions: readonly ShareAction[], offer: Offer, reason: string | null): string {
  return actions.reduce<string>((status, action) => {
    const tenantId = action === 'revoke' ? (offer.tenantId ?? 0) : offer.targetTenantId;
    const step = shareLifecycle.step(action, { ...offer, status }, { userId: '', roles: [], tenantId }, { reason });
    if (!step.ok) throw new Error(`${action} is refused: ${step.reason.code}`);
    return step.value.to;
  }, shareStatus.offered);
}
