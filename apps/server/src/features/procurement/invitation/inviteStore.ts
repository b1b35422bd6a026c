import { inviteFields, inviteStatus } from '@gezi/domain';
import {
  and,
  count,
  eq,
  getTableColumns,
  getTableName,
  inArray,
  isNotNull,
  max,
  sql,
  Subquery,
  type SQL,
} from 'drizzle-orm';
import { boolean, integer, pgTable, timestamp, varchar } from 'drizzle-orm/pg-core';
import type { Services } from '../../../FeatureModule';
import type { RowScope } from '../../../identity/rights/dataRules';
import {
  bulkInsert,
  newId,
  nextVersion,
  purchaseInfo,
  purchaseInvite,
  supplierInfo,
  timeText,
} from '../../../platform/db';
import { createdBy } from '../../../platform/db/createdBy';
import type { Caller } from '../../../platform/http/Caller';
import { listQuery, type ListRequest } from '../../../platform/query/listQuery';
import { selectList } from '../../../platform/query/selectList';
import { isOwnSupplierSql } from '../../../records/suppliers/isOwnSupplierSql';
import { IS_LEFT_OUT } from '../shared/projects/isLeftOut';
import { IS_OVER } from '../shared/projects/isOver';

/** Menu component of the list. */
const INVITE_PAGE = 'procurement/InviteList';

const time = (name: string) => timestamp(name, { mode: 'string', precision: 0 });

/** Columns of an invitation with its project and its supplier; the database has no table of this name. */
const inviteRow = pgTable('invite_row', {
  id: varchar('id').notNull(),
  purchaseInfoId: varchar('purchase_info_id').notNull(),
  proNo: varchar('pro_no').notNull(),
  proName: varchar('pro_name').notNull(),
  buyType: varchar('buy_type').notNull(),
  projectStatus: varchar('project_status').notNull(),
  proEndTime: time('pro_end_time'),
  isOver: boolean('is_over').notNull(),
  applyUserId: varchar('apply_user_id'),
  supplierId: varchar('supplier_id').notNull(),
  supplierName: varchar('supplier_name').notNull(),
  linkman: varchar('linkman'),
  mobile: varchar('mobile'),
  round: integer('round').notNull(),
  isLeftOut: boolean('is_left_out').notNull(),
  status: varchar('status').notNull(),
  sendTime: time('send_time'),
  replyTime: time('reply_time'),
  replyRemark: varchar('reply_remark'),
  createTime: time('create_time'),
  tenantId: integer('tenant_id').notNull(),
});
export type StoredInvite = typeof inviteRow.$inferSelect;

const columns = getTableColumns(inviteRow);

/**
 * SQL of invitations. Whoever changes one locks its project first.
 *
 * @param ofProjects projects that a purchaser sees
 */
export function inviteStore(
  { db, clock, dataRules }: Pick<Services, 'db' | 'clock' | 'dataRules'>,
  ofProjects: RowScope,
) {
  const rules = dataRules.page(INVITE_PAGE, columns, undefined, inviteFields);

  return {
    async list(caller: Caller, request: ListRequest) {
      const query = listQuery({ columns, scope: rules(caller) }, inOrder(request));
      return selectList(db, rowsFor(scope(caller)), columns, query);
    },

    /** Invitations that the caller sees, by id. */
    async find(caller: Caller, ids: readonly string[]): Promise<Map<string, StoredInvite>> {
      const found = await db.orm
        .select(columns)
        .from(rowsFor(scope(caller)))
        .where(and(rules(caller), inArray(inviteRow.id, [...ids])));
      return new Map(found.map((row) => [row.id, row]));
    },

    /** Invitations of the suppliers to a project, of which one may be no invitation yet, by supplier. */
    async ofSuppliers(
      project: { id: string; tenantId: number },
      supplierIds: readonly string[],
    ): Promise<Map<string, StoredInvite>> {
      const isThere = and(eq(purchaseInvite.tenantId, project.tenantId), eq(purchaseInvite.purchaseInfoId, project.id));
      const found = await db.orm
        .select(columns)
        .from(rowsFor(isThere))
        .where(inArray(inviteRow.supplierId, [...supplierIds]));
      return new Map(found.map((row) => [row.supplierId, row]));
    },

    /** A project that the scope shows, locked until the transaction ends. */
    async lockProject(id: string, isVisible: SQL | undefined) {
      const [row] = await db.orm
        .select({ ...getTableColumns(purchaseInfo), isOver: sql<boolean>`${IS_OVER}` })
        .from(purchaseInfo)
        .where(and(eq(purchaseInfo.id, id), isVisible))
        .for('update');
      return row;
    },

    /** Adds suppliers to a locked project, after the others. */
    async add(
      caller: Caller,
      project: { id: string; round: number; tenantId: number },
      suppliers: readonly { id: string; name: string }[],
      members: { inviteStatus: string; replyTime?: string },
    ): Promise<void> {
      const [last] = await db.orm
        .select({ place: max(purchaseInvite.orderNum) })
        .from(purchaseInvite)
        .where(and(eq(purchaseInvite.tenantId, project.tenantId), eq(purchaseInvite.purchaseInfoId, project.id)));
      await bulkInsert(
        db,
        purchaseInvite,
        suppliers.map(({ id, name }, index) => ({
          id: newId(),
          purchaseInfoId: project.id,
          orderNum: (last?.place ?? 0) + index + 1,
          supplierId: id,
          supplierName: name,
          round: project.round,
          sendTime: timeText(clock()),
          ...members,
          ...createdBy({ ...caller, tenantId: project.tenantId }, clock()),
        })),
      );
    },

    async save(
      { username }: Caller,
      { id, tenantId }: StoredInvite,
      members: { inviteStatus: string; replyTime: string; replyRemark: string | null },
    ) {
      await db.orm
        .update(purchaseInvite)
        .set({ ...members, updateBy: username, updateTime: nextVersion(purchaseInvite.updateTime, clock()) })
        .where(and(eq(purchaseInvite.tenantId, tenantId), eq(purchaseInvite.id, id)));
    },

    /** Number of suppliers of a project. */
    async countOf({ id, tenantId }: { id: string; tenantId: number }): Promise<number> {
      const [row] = await db.orm
        .select({ count: count() })
        .from(purchaseInvite)
        .where(and(eq(purchaseInvite.tenantId, tenantId), eq(purchaseInvite.purchaseInfoId, id)));
      return row!.count;
    },

    /** Invitations of the caller's supplier that it may still answer. */
    async countUnanswered(caller: Caller, openStates: readonly string[]): Promise<number> {
      const [row] = await db.orm
        .select({ count: count() })
        .from(rowsFor(scope(caller)))
        .where(
          and(
            rules(caller),
            eq(inviteRow.status, inviteStatus.sent),
            inArray(inviteRow.projectStatus, [...openStates]),
            eq(inviteRow.isOver, false),
            eq(inviteRow.isLeftOut, false),
          ),
        );
      return row!.count;
    },
  };

  /** A supplier sees its own invitations, buyers those to the projects that they see. */
  function scope(caller: Caller): SQL {
    const { supplierId } = caller;
    const mine = supplierId
      ? and(eq(purchaseInvite.supplierId, supplierId), isOwnSupplierSql(caller))
      : ofProjects(caller);
    return and(isNotNull(purchaseInvite.inviteStatus), mine)!;
  }

  function rowsFor(isVisible: SQL | undefined) {
    const rows = sql`select ${purchaseInvite.id}, ${purchaseInvite.purchaseInfoId}, ${purchaseInfo.proNo}, ${purchaseInfo.proName},
      ${purchaseInfo.buyType}, ${purchaseInfo.status} as project_status, ${purchaseInfo.proEndTime}, ${IS_OVER} as is_over,
      ${purchaseInfo.applyUserId}, ${purchaseInvite.supplierId}, ${purchaseInvite.supplierName}, ${supplierInfo.linkman},
      ${supplierInfo.mobile}, ${purchaseInvite.round}, ${IS_LEFT_OUT} as is_left_out, ${purchaseInvite.inviteStatus} as status, ${purchaseInvite.sendTime},
      ${purchaseInvite.replyTime}, ${purchaseInvite.replyRemark}, ${purchaseInvite.createTime}, ${purchaseInvite.tenantId}
      from ${purchaseInvite}
      join ${purchaseInfo} on ${and(
        eq(purchaseInfo.tenantId, purchaseInvite.tenantId),
        eq(purchaseInfo.id, purchaseInvite.purchaseInfoId),
      )}
      left join ${supplierInfo} on ${eq(supplierInfo.id, purchaseInvite.supplierId)}
      where ${isVisible}`;
    return new Subquery(rows, columns, getTableName(inviteRow));
  }
}

export type InviteStore = ReturnType<typeof inviteStore>;

const inOrder = (request: ListRequest): ListRequest =>
  request.column ? request : { ...request, column: 'sendTime', order: 'desc' };
