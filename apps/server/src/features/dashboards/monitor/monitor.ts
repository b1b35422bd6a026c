import {
  bidStatus,
  buyType,
  CLOSING_DAYS,
  figureScopeOf,
  MONITORED_ROWS,
  projectStatus,
  type Monitor,
  type RunningProject,
} from '@gezi/domain';
import { and, asc, count, eq, gt, ne, sql, type SQL } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { hasPermission } from '../../../identity/sessions/hasPermission';
import { ofTenant } from '../../../identity/users/ofTenant';
import {
  databaseTime,
  purchaseInfo,
  purchaseOrder,
  supplierBid,
  sysSession,
  sysUser,
  timeText,
  type Database,
} from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { figureDocuments, PAGES } from '../shared/figureDocuments';
import { overdueOf } from '../shared/orderTotals';

/** Codes of the todos that are audits. */
const isAudit = (permission: string) => permission.endsWith(':audit');

/** Running auctions, closing projects, overdue orders, audits and users of a tenant. Prices of bids are not read. */
export function monitor(services: Services) {
  const { db, replicas, clock, dictionaries, todoKinds } = services;
  const documents = figureDocuments(services);
  const { proEndTime } = purchaseInfo;

  return {
    async view(caller: Caller): Promise<Monitor> {
      const isAuction = eq(purchaseInfo.buyType, buyType.auction);
      const isClosing = and(
        ne(purchaseInfo.buyType, buyType.auction),
        sql`${proEndTime} < (now() at time zone 'Asia/Shanghai') + make_interval(days => ${CLOSING_DAYS}::int)`,
      )!;
      const [serverTime, bidding, closingSoon, overdueOrders, pendingAudits, onlineUsers] = await Promise.all([
        databaseTime(db),
        replicas.read(caller, (readDb) => running(readDb, caller, isAuction)),
        replicas.read(caller, (readDb) => running(readDb, caller, isClosing)),
        replicas.read(caller, (readDb) => overdue(readDb, caller)),
        countAudits(caller),
        countOnline(caller),
      ]);
      return { serverTime, bidding, closingSoon, overdueOrders, pendingAudits, onlineUsers };
    },
  };

  async function running(readDb: Database, caller: Caller, which: SQL): Promise<RunningProject[]> {
    const bids = readDb.orm
      .select({ count: count().as('count') })
      .from(supplierBid)
      .where(
        and(
          eq(supplierBid.tenantId, purchaseInfo.tenantId),
          eq(supplierBid.purchaseInfoId, purchaseInfo.id),
          eq(supplierBid.round, purchaseInfo.round),
          eq(supplierBid.status, bidStatus.submitted),
        ),
      )
      .as('bids');
    const rows = await readDb.orm
      .select({
        id: purchaseInfo.id,
        proNo: purchaseInfo.proNo,
        proName: purchaseInfo.proName,
        buyType: purchaseInfo.buyType,
        endTime: proEndTime,
        bidCount: sql<number>`${bids.count}`.mapWith(Number),
      })
      .from(purchaseInfo)
      .leftJoinLateral(bids, sql`true`)
      .where(
        and(
          documents(caller, purchaseInfo, PAGES.projects),
          eq(purchaseInfo.status, projectStatus.quoting),
          sql`${proEndTime} > now() at time zone 'Asia/Shanghai'`,
          which,
        ),
      )
      .orderBy(asc(proEndTime), asc(purchaseInfo.id))
      .limit(MONITORED_ROWS);
    return withDictTexts(rows, { buyType: 'buy_type' }, dictionaries);
  }

  async function overdue(readDb: Database, caller: Caller): Promise<Monitor['overdueOrders']> {
    const { id, orderNo, supplierName, demandTime, totalPrice } = purchaseOrder;
    const overdueDays = sql<number>`(now() at time zone 'Asia/Shanghai')::date - ${demandTime}`;
    const rows = await readDb.orm
      .select({ id, orderNo, supplierName, demandTime, totalPrice, overdueDays: overdueDays.mapWith(Number) })
      .from(purchaseOrder)
      .where(overdueOf(documents(caller, purchaseOrder, PAGES.orders)))
      .orderBy(asc(demandTime), asc(id))
      .limit(MONITORED_ROWS);
    return rows.map((row) => ({ ...row, totalPrice: Number(row.totalPrice) }));
  }

  async function countAudits(caller: Caller): Promise<number> {
    if (figureScopeOf(caller) === 'none') return 0;
    const counts = await Promise.all(
      todoKinds.map(async ({ permission, count: waiting }) =>
        permission !== undefined && isAudit(permission) && (await hasPermission(db, caller, permission))
          ? waiting(caller)
          : 0,
      ),
    );
    return counts.reduce((all, one) => all + one, 0);
  }

  async function countOnline(caller: Caller): Promise<number> {
    if (figureScopeOf(caller) !== 'tenant') return 0;
    const [row] = await db.orm
      .select({ count: sql<number>`count(distinct ${sysSession.userId})`.mapWith(Number) })
      .from(sysSession)
      .innerJoin(sysUser, eq(sysUser.id, sysSession.userId))
      .where(and(gt(sysSession.expireTime, timeText(clock())), ofTenant(caller.tenantId), sql`${sysUser.status} <> 2`));
    return row!.count;
  }
}
