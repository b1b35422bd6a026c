import { and, asc, desc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import {
  auctionOffer,
  purchaseInfo,
  purchaseInvite,
  supplierInfo,
  tenderDetail,
  timeOf,
  type Database,
} from '../../../platform/db';
import { isChoosableSql, isSharedWith } from '../../../records/suppliers/sharedSuppliers';

export type AuctionProject = typeof purchaseInfo.$inferSelect;

const { seq, supplierId, price, offerTime } = auctionOffer;
const {
  noticeContent: _notice,
  expertSiftRule: _rule,
  firstOrderTime: _ordered,
  ...projectColumns
} = getTableColumns(purchaseInfo);

/** The clock of the database at the statement, not at the start of the transaction. */
const NOW = sql`to_char(clock_timestamp() at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS.MS')`;

/** What decides about the next offer of a supplier. */
interface Standing {
  /** Clock of the database, epoch milliseconds. */
  now: number;
  /** True if the supplier has sent the offer before. */
  isRepeated: boolean;
  /** Price of the supplier's latest offer in yuan, exact; null without one. */
  lastPrice: string | null;
  /** Position of the next offer in the auction, from 1. */
  nextSeq: number;
}

/** SQL of auctions. */
export function auctionStore(db: Database) {
  return {
    /** @param lock locks the project until the transaction ends */
    async project(id: string, lock = false) {
      const query = db.orm.select(projectColumns).from(purchaseInfo).where(eq(purchaseInfo.id, id));
      const [row] = await (lock ? query.for('update') : query);
      return row;
    },

    /** The clock of the database, epoch milliseconds. */
    async now(): Promise<number> {
      const { rows } = await db.orm.execute<{ now: string }>(sql`select ${NOW} as now`);
      return timeOf(rows[0]!.now);
    },

    lines: ({ id, tenantId }: Of) =>
      db.orm
        .select()
        .from(tenderDetail)
        .where(and(eq(tenderDetail.tenantId, tenantId), eq(tenderDetail.purchaseInfoId, id)))
        .orderBy(asc(tenderDetail.orderNum)),

    /** Offers in their order. */
    offers: ({ id, tenantId }: Of) =>
      db.orm
        .select({ seq, supplierId, price, offerTime })
        .from(auctionOffer)
        .where(and(eq(auctionOffer.tenantId, tenantId), eq(auctionOffer.purchaseInfoId, id)))
        .orderBy(asc(seq)),

    /** States of the invitations by supplier. */
    async inviteStates({ id, tenantId }: Of): Promise<Map<string, string | null>> {
      const rows = await db.orm
        .select({ supplierId: purchaseInvite.supplierId, status: purchaseInvite.inviteStatus })
        .from(purchaseInvite)
        .where(and(eq(purchaseInvite.tenantId, tenantId), eq(purchaseInvite.purchaseInfoId, id)));
      return new Map(rows.map((row) => [row.supplierId, row.status]));
    },

    /** The latest offers of the suppliers of several auctions, in the order of the offers. */
    latestOffers(ids: readonly string[]) {
      const { purchaseInfoId } = auctionOffer;
      const latest = db.orm
        .selectDistinctOn([purchaseInfoId, supplierId], { purchaseInfoId, supplierId, price, seq })
        .from(auctionOffer)
        .where(inArray(purchaseInfoId, [...ids]))
        .orderBy(purchaseInfoId, supplierId, desc(seq))
        .as('latest');
      return db.orm.select().from(latest).orderBy(asc(latest.seq));
    },

    /** Unit prices of the latest offer of every supplier, as exact texts by id of the line, by supplier. */
    async lastPrices({ id, tenantId }: Of): Promise<Map<string, Readonly<Record<string, string>>>> {
      const { details } = auctionOffer;
      const rows = await db.orm
        .selectDistinctOn([supplierId], { supplierId, details })
        .from(auctionOffer)
        .where(and(eq(auctionOffer.tenantId, tenantId), eq(auctionOffer.purchaseInfoId, id)))
        .orderBy(supplierId, desc(seq));
      return new Map(rows.map((row) => [row.supplierId, row.details]));
    },

    /** Everything that decides about the next offer of a supplier; the project must be locked. */
    async standing({ id, tenantId }: Of, supplier: string, clientNo: string): Promise<Standing> {
      const ofProject = and(eq(auctionOffer.tenantId, tenantId), eq(auctionOffer.purchaseInfoId, id));
      const own = and(ofProject, eq(supplierId, supplier));
      const { rows } = await db.orm.execute<Omit<Standing, 'now'> & { nowText: string }>(sql`
        select ${NOW} as "nowText",
          exists(select from ${auctionOffer} where ${and(own, eq(auctionOffer.clientNo, clientNo))}) as "isRepeated",
          (select ${price} from ${auctionOffer} where ${own} order by ${seq} desc limit 1) as "lastPrice",
          coalesce((select max(${seq}) from ${auctionOffer} where ${ofProject}), 0)::integer + 1 as "nextSeq"`);
      const { nowText, isRepeated, lastPrice, nextSeq } = rows[0]!;
      return { now: timeOf(nowText), isRepeated, lastPrice, nextSeq };
    },

    /** Suppliers that were invited or registered; `isChoosable` is false for frozen and black-listed ones. */
    invitees: ({ id, tenantId }: Of, ofSuppliers?: readonly string[]) =>
      db.orm
        .select({
          inviteId: purchaseInvite.id,
          supplierId: purchaseInvite.supplierId,
          status: purchaseInvite.inviteStatus,
          name: supplierInfo.name,
          linkman: supplierInfo.linkman,
          mobile: supplierInfo.mobile,
          isChoosable: sql<boolean>`(${isChoosableSql} and ${or(eq(supplierInfo.tenantId, tenantId), isSharedWith({ tenantId }))})`,
        })
        .from(purchaseInvite)
        .innerJoin(supplierInfo, eq(supplierInfo.id, purchaseInvite.supplierId))
        .where(
          and(
            eq(purchaseInvite.tenantId, tenantId),
            eq(purchaseInvite.purchaseInfoId, id),
            ofSuppliers && inArray(purchaseInvite.supplierId, [...ofSuppliers]),
          ),
        ),

    /** Auctions that a supplier was invited to or registered for, with the state of its invitation. */
    async invitations(ids: readonly string[], supplier: string): Promise<Map<string, string | null>> {
      const rows = await db.orm
        .select({ id: purchaseInvite.purchaseInfoId, status: purchaseInvite.inviteStatus })
        .from(purchaseInvite)
        .where(and(inArray(purchaseInvite.purchaseInfoId, [...ids]), eq(purchaseInvite.supplierId, supplier)));
      return new Map(rows.map(({ id, status }) => [id, status]));
    },
  };
}

type Of = Pick<AuctionProject, 'id' | 'tenantId'>;
export type AuctionStore = ReturnType<typeof auctionStore>;
