import { inviteStatus } from '@gezi/domain';
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import {
  CURRENT_TIME,
  purchaseDiverge,
  purchaseInfo,
  purchaseInvite,
  tenderDetail,
  type Database,
} from '../../../../platform/db';
import { refuse } from '../../../../platform/http/refusal';
import { texts } from '../../../../platform/texts';

type ProjectHeader = typeof purchaseInfo.$inferSelect;

/** A project as its bids need it. */
export type BidProject = ProjectHeader & {
  detailList: (typeof tenderDetail.$inferSelect)[];
  divergeList: (typeof purchaseDiverge.$inferSelect)[];
};

/** Reads projects for bids, whoever the caller is: the feature decides who may. */
export function bidProjects(db: Database) {
  return {
    /** @param lock keeps the project from being changed until the transaction ends */
    async findOrRefuse(id: string, lock?: 'share' | 'update'): Promise<BidProject> {
      const query = db.orm.select().from(purchaseInfo).where(eq(purchaseInfo.id, id));
      const [header] = await (lock ? query.for(lock) : query);
      if (!header) throw refuse(texts.notFound, 'purchaseInfoId');
      const { tenantId } = header;
      const detailList = await db.orm
        .select()
        .from(tenderDetail)
        .where(and(eq(tenderDetail.tenantId, tenantId), eq(tenderDetail.purchaseInfoId, id)))
        .orderBy(asc(tenderDetail.orderNum), asc(tenderDetail.id));
      const divergeList = await db.orm
        .select()
        .from(purchaseDiverge)
        .where(and(eq(purchaseDiverge.tenantId, tenantId), eq(purchaseDiverge.purchaseInfoId, id)))
        .orderBy(asc(purchaseDiverge.orderNum), asc(purchaseDiverge.id));
      return { ...header, detailList, divergeList };
    },

    /** True until the end of the quotation, by the clock of the database. */
    async isBeforeEnd(id: string): Promise<boolean> {
      const [row] = await db.orm
        .select({ open: sql<boolean>`coalesce(${purchaseInfo.proEndTime} > ${CURRENT_TIME}, false)` })
        .from(purchaseInfo)
        .where(eq(purchaseInfo.id, id));
      return row?.open ?? false;
    },

    /** The supplier's invitation to a project, or its registration. */
    async invitationOf({ tenantId, id }: Pick<ProjectHeader, 'tenantId' | 'id'>, supplierId: string) {
      const [row] = await db.orm
        .select(getTableColumns(purchaseInvite))
        .from(purchaseInvite)
        .where(
          and(
            eq(purchaseInvite.tenantId, tenantId),
            eq(purchaseInvite.purchaseInfoId, id),
            eq(purchaseInvite.supplierId, supplierId),
          ),
        );
      return row;
    },

    /** Accepts an invitation that the supplier has not answered. */
    async acceptInvitation({ tenantId, id }: ProjectHeader, supplierId: string): Promise<void> {
      await db.orm
        .update(purchaseInvite)
        .set({ inviteStatus: inviteStatus.accepted, replyTime: sql`${CURRENT_TIME}::timestamp(0)` })
        .where(
          and(
            eq(purchaseInvite.tenantId, tenantId),
            eq(purchaseInvite.purchaseInfoId, id),
            eq(purchaseInvite.supplierId, supplierId),
            eq(purchaseInvite.inviteStatus, inviteStatus.sent),
          ),
        );
    },
  };
}
