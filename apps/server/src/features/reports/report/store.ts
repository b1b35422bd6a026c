import type { Audit, ReportHead, ReportItem, ReportParam } from '@gezi/domain';
import { and, asc, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { hasPermissionSql } from '../../../identity/sessions/hasPermission';
import { listQuery, type ListRequest } from '../../../platform/query/listQuery';
import { selectList } from '../../../platform/query/selectList';
import { tenantRows } from '../../../records/lists/tenantRows';
import { newId, reportHead, reportItem, reportParam, sysRole, type Database } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';

const { source, ...others } = {
  id: reportHead.id,
  code: reportHead.code,
  name: reportHead.name,
  nameEn: reportHead.nameEn,
  source: reportHead.source,
  returnValField: reportHead.returnValField,
  returnTxtField: reportHead.returnTxtField,
  returnType: reportHead.returnType,
  content: reportHead.content,
  dbSource: reportHead.dbSource,
  isPublished: reportHead.isPublished,
  roleCodes: reportHead.roleCodes,
  charts: reportHead.charts,
  createBy: reportHead.createBy,
  createTime: reportHead.createTime,
  updateBy: reportHead.updateBy,
  updateTime: reportHead.updateTime,
  sysOrgCode: reportHead.sysOrgCode,
  tenantId: reportHead.tenantId,
};
const headColumns = { ...others, cgrSql: source };
/** Columns that the list is filtered and sorted by. */
const { charts: _charts, ...listColumns } = headColumns;

export type HeadMembers = Pick<
  ReportHead,
  | 'code'
  | 'name'
  | 'nameEn'
  | 'cgrSql'
  | 'returnValField'
  | 'returnTxtField'
  | 'returnType'
  | 'content'
  | 'dbSource'
  | 'isPublished'
  | 'roleCodes'
  | 'charts'
>;
type GivenByReport = 'id' | 'cgrheadId' | keyof typeof Audit;
export type ItemMembers = Omit<ReportItem, GivenByReport>;
export type ParamMembers = Omit<ReportParam, GivenByReport>;

/** SQL of stored reports. Every statement filters by tenant. */
export function reportStore(db: Database, clock: () => number) {
  /** Reports of the caller's tenant and of tenant 0. */
  const known = ({ tenantId }: Caller): SQL => inArray(reportHead.tenantId, [0, tenantId]);
  /** Those that are published to a role of the caller; all of them for those who may list reports. */
  const readable = (caller: Caller): SQL | undefined =>
    and(
      known(caller),
      or(
        and(
          eq(reportHead.isPublished, '1'),
          or(
            isNull(reportHead.roleCodes),
            ...caller.roles.map((role) => sql`position(${`,${role},`} in ',' || ${reportHead.roleCodes} || ',') > 0`),
          ),
        ),
        hasPermissionSql(caller, 'online:cgreport:list'),
      ),
    );
  const own = ({ tenantId }: Caller): SQL => eq(reportHead.tenantId, tenantId);
  const heads = tenantRows(db, clock, reportHead, { scope: own });

  async function findFirst(where: SQL | undefined): Promise<ReportHead | undefined> {
    // Prefer the report of the tenant to that of tenant 0.
    const [head] = await db.orm.select(headColumns).from(reportHead).where(where).orderBy(desc(reportHead.tenantId));
    return head as ReportHead | undefined;
  }

  return {
    byCode: (caller: Caller, code: string) => findFirst(and(readable(caller), eq(reportHead.code, code))),
    byId: (caller: Caller, id: string) => findFirst(and(readable(caller), eq(reportHead.id, id))),
    /** Report of the caller's own tenant, which the caller may change. */
    ownById: (caller: Caller, id: string) => findFirst(and(own(caller), eq(reportHead.id, id))),
    ownByCode: (caller: Caller, code: string) => findFirst(and(own(caller), eq(reportHead.code, code))),

    async list(caller: Caller, request: ListRequest) {
      const list = listQuery({ columns: listColumns, scope: known(caller) }, request);
      const page = await selectList(db, reportHead, headColumns, list);
      return { ...page, rows: page.rows as ReportHead[] };
    },

    items: (head: ReportHead) => partsOf<ReportItem>(reportItem, head),
    params: (head: ReportHead) => partsOf<ReportParam>(reportParam, head),

    add: (caller: Caller, { cgrSql, ...members }: HeadMembers) => heads.add(caller, { ...members, source: cgrSql }),
    save: (caller: Caller, id: string, { cgrSql, ...members }: HeadMembers) =>
      heads.save(caller, id, { ...members, source: cgrSql }),

    /** Replaces fields and parameters. */
    async setParts(headId: string, items: readonly ItemMembers[], params: readonly ParamMembers[]): Promise<void> {
      await removeParts([headId]);
      if (items.length > 0)
        await db.orm.insert(reportItem).values(items.map((row) => ({ id: newId(), headId, ...row })));
      if (params.length > 0) {
        await db.orm.insert(reportParam).values(params.map((row) => ({ id: newId(), headId, ...row })));
      }
    },

    /** The roles of the caller's tenant, and of all tenants, among `codes`. */
    async roleCodes({ tenantId }: Caller, codes: readonly string[]): Promise<string[]> {
      const rows = await db.orm
        .select({ code: sysRole.roleCode })
        .from(sysRole)
        .where(and(inArray(sysRole.tenantId, [0, tenantId]), inArray(sysRole.roleCode, [...codes])));
      return rows.map(({ code }) => code);
    },

    /** @returns ids of the removed reports */
    async remove(caller: Caller, ids: readonly string[]): Promise<string[]> {
      const removedIds = await heads.remove(caller, ids);
      if (removedIds.length > 0) await removeParts(removedIds);
      return removedIds;
    },
  };

  /** Fields or parameters of a report in order. They are stored with the report, which has their audit members. */
  async function partsOf<Part extends object>(
    table: typeof reportItem | typeof reportParam,
    { id: cgrheadId, createBy, createTime, updateBy, updateTime, sysOrgCode, tenantId }: ReportHead,
  ): Promise<Part[]> {
    const audit = { createBy, createTime, updateBy, updateTime, sysOrgCode, tenantId };
    const rows = await db.orm
      .select()
      .from(table as typeof reportParam)
      .where(eq(table.headId, cgrheadId))
      .orderBy(asc(table.orderNum), asc(table.id));
    return rows.map(({ headId: _headId, ...row }): object => ({ ...row, cgrheadId, ...audit })) as Part[];
  }

  async function removeParts(headIds: readonly string[]) {
    await db.orm.delete(reportItem).where(inArray(reportItem.headId, [...headIds]));
    await db.orm.delete(reportParam).where(inArray(reportParam.headId, [...headIds]));
  }
}
