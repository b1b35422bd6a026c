import { announcementFields, announcementStatus } from '@gezi/domain';
import { and, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { everyRow, type EveryRowRequest } from '../../../records/lists/everyRow';
import { listQuery, type ListRequest } from '../../../platform/query/listQuery';
import { listPage } from '../../../platform/query/listPage';
import { listSize } from '../../../platform/query/listSize';
import { selectList } from '../../../platform/query/selectList';
import { tenantRows } from '../../../records/lists/tenantRows';
import {
  sysAnnouncement,
  sysAnnouncementSend,
  sysDepart,
  sysUser,
  sysUserDepart,
  timeText,
} from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import type { Services } from '../../../FeatureModule';
import { ofTenant } from '../../../identity/users/ofTenant';
import { departTitle } from '../../../identity/users/departTitle';

export type StoredAnnouncement = typeof sysAnnouncement.$inferSelect;
/** Columns entered by users. */
export type AnnouncementMembers = Pick<
  StoredAnnouncement,
  | 'titile'
  | 'msgContent'
  | 'msgAbstract'
  | 'startTime'
  | 'endTime'
  | 'priority'
  | 'msgCategory'
  | 'msgType'
  | 'userIds'
  | 'roleIds'
  | 'departIds'
  | 'busType'
  | 'busId'
  | 'openType'
  | 'openPage'
>;

const columns = {
  id: sysAnnouncement.id,
  titile: sysAnnouncement.titile,
  msgAbstract: sysAnnouncement.msgAbstract,
  startTime: sysAnnouncement.startTime,
  endTime: sysAnnouncement.endTime,
  sender: sysAnnouncement.sender,
  priority: sysAnnouncement.priority,
  msgCategory: sysAnnouncement.msgCategory,
  msgType: sysAnnouncement.msgType,
  sendStatus: sysAnnouncement.sendStatus,
  sendTime: sysAnnouncement.sendTime,
  cancelTime: sysAnnouncement.cancelTime,
  busType: sysAnnouncement.busType,
  busId: sysAnnouncement.busId,
  createBy: sysAnnouncement.createBy,
  createTime: sysAnnouncement.createTime,
  updateBy: sysAnnouncement.updateBy,
  updateTime: sysAnnouncement.updateTime,
};

// Qualified by hand: drizzle omits the table name in single-table queries, and both tables have these columns.
const countCopies = (condition: SQL) => sql<number>`(select count(*)::int from ${sysAnnouncementSend} as copy
  where copy.tenant_id = sys_announcement.tenant_id and copy.annt_id = sys_announcement.id ${condition})`;

const rowColumns = {
  ...columns,
  msgContent: sysAnnouncement.msgContent,
  userIds: sysAnnouncement.userIds,
  roleIds: sysAnnouncement.roleIds,
  departIds: sysAnnouncement.departIds,
  delFlag: sysAnnouncement.delFlag,
  openType: sysAnnouncement.openType,
  openPage: sysAnnouncement.openPage,
  sysOrgCode: sysAnnouncement.sysOrgCode,
  tenantId: sysAnnouncement.tenantId,
  readCount: countCopies(sql`and copy.read_flag = '1'`),
  copyCount: countCopies(sql``),
};

/** SQL of announcements for their editors. Every statement filters by tenant. */
export function announcementRecords({ db, clock, dataRules }: Pick<Services, 'db' | 'clock' | 'dataRules'>) {
  const scope = dataRules.page(
    'system/SysAnnouncementList',
    columns,
    ({ tenantId }) => and(eq(sysAnnouncement.tenantId, tenantId), eq(sysAnnouncement.delFlag, '0')),
    announcementFields,
  );
  const rows = tenantRows(db, clock, sysAnnouncement, { scope });

  return {
    ...rows,

    add: (caller: Caller, members: AnnouncementMembers) => rows.add(caller, { ...members, sender: caller.username }),

    list: (caller: Caller, request: ListRequest) =>
      selectList(db, sysAnnouncement, rowColumns, listQuery({ columns, scope: scope(caller) }, request)),

    allRows: (caller: Caller, request: EveryRowRequest) =>
      everyRow(db, sysAnnouncement, rowColumns, { columns, scope: scope(caller) }, request),

    async findRow(caller: Caller, id: string) {
      const [row] = await db.orm
        .select(rowColumns)
        .from(sysAnnouncement)
        .where(and(scope(caller), eq(sysAnnouncement.id, id)));
      return row;
    },

    revoke: (caller: Caller, id: string) =>
      rows.save(caller, id, { sendStatus: announcementStatus.revoked, cancelTime: timeText(clock()) }),

    async anyPublished(caller: Caller, ids: readonly string[]): Promise<boolean> {
      const [row] = await db.orm
        .select({ id: sysAnnouncement.id })
        .from(sysAnnouncement)
        .where(
          and(
            scope(caller),
            inArray(sysAnnouncement.id, [...ids]),
            eq(sysAnnouncement.sendStatus, announcementStatus.published),
          ),
        )
        .limit(1);
      return row !== undefined;
    },

    remove: (caller: Caller, ids: readonly string[]) => rows.softDelete(caller, ids, { delFlag: '1' }),

    /** Number of active users of the tenant. */
    async countMembers({ tenantId }: Caller): Promise<number> {
      const [row] = await db.orm
        .select({ count: count() })
        .from(sysUser)
        .where(and(ofTenant(tenantId), eq(sysUser.status, 1)));
      return row!.count;
    },

    /** Recipients of an announcement: those who have read it first, latest first. */
    async readers(
      { tenantId }: Caller,
      { id, msgType }: Pick<StoredAnnouncement, 'id' | 'msgType'>,
      { readFlag, pageNo, pageSize }: { readFlag?: string; pageNo?: number; pageSize?: number },
    ) {
      const page = listPage(pageNo, listSize(pageSize));
      const isRead = sql<string>`coalesce(${sysAnnouncementSend.readFlag}, '0')`;
      const copy = and(
        eq(sysAnnouncementSend.tenantId, tenantId),
        eq(sysAnnouncementSend.anntId, id),
        eq(sysAnnouncementSend.userId, sysUser.id),
      );
      const isRecipient =
        msgType === 'ALL' ? and(ofTenant(tenantId), eq(sysUser.status, 1)) : sql`${sysAnnouncementSend.id} is not null`;
      const where = and(isRecipient, readFlag ? eq(isRead, readFlag) : undefined);
      const departNames = sql<string | null>`(select string_agg(${departTitle()}, ',' order by ${sysDepart.orgCode})
        from ${sysUserDepart} join ${sysDepart} on ${sysDepart.id} = ${sysUserDepart.departId}
        where ${sysUserDepart.userId} = ${sysUser.id} and ${sysDepart.tenantId} = ${tenantId}
          and ${sysDepart.delFlag} = 0)`;
      const [[total], rows] = await Promise.all([
        db.orm.select({ count: count() }).from(sysUser).leftJoin(sysAnnouncementSend, copy).where(where),
        db.orm
          .select({
            id: sysUser.id,
            username: sysUser.username,
            realname: sysUser.realname,
            departNames,
            readFlag: isRead,
            readTime: sysAnnouncementSend.readTime,
          })
          .from(sysUser)
          .leftJoin(sysAnnouncementSend, copy)
          .where(where)
          .orderBy(desc(isRead), sql`${sysAnnouncementSend.readTime} desc nulls last`, sysUser.id)
          .limit(page.size)
          .offset(page.offset),
      ]);
      return { rows, total: total!.count, page };
    },
  };
}
