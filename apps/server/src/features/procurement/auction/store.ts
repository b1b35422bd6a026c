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
const { noticeContent: _notice, expertSiftRule: _rule, ...projectColumns } = getTableColumns(purchaseInfo);

/** SQL of auctions. */
export function auctionStore(db: Database) {
  return {
    /** @param lock locks the project until the transaction ends */
    async project(id: string, lock = false) {
      const query = db.orm.select(projectColumns).from(purchaseInfo).where(eq(purchaseInfo.id, id));
      const [row] = await (lock ? query.for('update') : query);
      return row;
    },

    /** The clock of the database at this statement, not at the start of the transaction; epoch milliseconds. */
    async now(): Promise<number> {
      const { rows } = await db.orm.execute<{ now: string }>(
        sql`select to_char(clock_timestamp() at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS.MS') as now`,
      );
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

    /** The latest offer of a supplier. */
    async lastOffer({ id, tenantId }: Of, supplier: string) {
      const [row] = await db.orm
        .select({ price, details: auctionOffer.details })
        .from(auctionOffer)
        .where(and(eq(auctionOffer.tenantId, tenantId), eq(auctionOffer.purchaseInfoId, id), eq(supplierId, supplier)))
        .orderBy(desc(seq))
        .limit(1);
      return row;
    },

    async nextSeq({ id, tenantId }: Of): Promise<number> {
      const [row] = await db.orm
        .select({ seq })
        .from(auctionOffer)
        .where(and(eq(auctionOffer.tenantId, tenantId), eq(auctionOffer.purchaseInfoId, id)))
        .orderBy(desc(seq))
        .limit(1);
      return (row?.seq ?? 0) + 1;
    },

    /** True if the supplier has sent the offer before. */
    async isRepeated({ id, tenantId }: Of, supplier: string, clientNo: string): Promise<boolean> {
      const rows = await db.orm
        .select({ seq })
        .from(auctionOffer)
        .where(
          and(
            eq(auctionOffer.tenantId, tenantId),
            eq(auctionOffer.purchaseInfoId, id),
            eq(supplierId, supplier),
            eq(auctionOffer.clientNo, clientNo),
          ),
        );
      return rows.length > 0;
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
