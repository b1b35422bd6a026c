import { departFields, type SysDepart } from '@gezi/domain';
import { and, asc, eq, inArray, like, ne, or, sql } from 'drizzle-orm';
import { listQuery, type ListRequest } from '../../../platform/query/listQuery';
import { selectList } from '../../../platform/query/selectList';
import { sysDepart, sysUser, sysUserDepart } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import type { Services } from '../../../FeatureModule';
import { ofTenant } from '../../../identity/users/ofTenant';
import { userDeparts } from '../../../identity/users/userDeparts';

export type StoredDepart = Omit<SysDepart, 'orgCategory_dictText' | 'status_dictText'>;

/** Columns of a department by their names on the wire. */
export const departColumns = {
  id: sysDepart.id,
  parentId: sysDepart.parentId,
  departName: sysDepart.departName,
  departNameEn: sysDepart.departNameEn,
  departNameAbbr: sysDepart.departNameAbbr,
  departOrder: sysDepart.departOrder,
  description: sysDepart.description,
  orgCategory: sysDepart.orgCategory,
  orgType: sysDepart.orgType,
  orgCode: sysDepart.orgCode,
  mobile: sysDepart.mobile,
  fax: sysDepart.fax,
  address: sysDepart.address,
  memo: sysDepart.memo,
  status: sysDepart.status,
  delFlag: sysDepart.delFlag,
  directorUserIds: sysDepart.directorUserIds,
  qywxIdentifier: sysDepart.qywxIdentifier,
  createBy: sysDepart.createBy,
  createTime: sysDepart.createTime,
  updateBy: sysDepart.updateBy,
  updateTime: sysDepart.updateTime,
  sysOrgCode: sysDepart.sysOrgCode,
  tenantId: sysDepart.tenantId,
};

/** SQL of departments. Every statement filters by tenant. */
export const departStore = ({ db, dataRules }: Pick<Services, 'db' | 'dataRules'>) => {
  const rules = dataRules.page('system/DepartList', departColumns, undefined, departFields);
  const inTenant = (tenantId: number) => and(eq(sysDepart.tenantId, tenantId), eq(sysDepart.delFlag, 0));

  return {
    /** Locks the tree of a tenant until the transaction ends, which serializes changes of codes and parents. */
    async lockTree(tenantId: number): Promise<void> {
      await db.orm.execute(sql`select 1 from ${sysDepart} where ${sysDepart.tenantId} = ${tenantId} for update`);
    },

    /** A page of the departments within the data rules of the page. */
    list(caller: Caller, request: ListRequest) {
      const scope = and(inTenant(caller.tenantId), rules(caller));
      return selectList(db, sysDepart, departColumns, listQuery({ columns: departColumns, scope }, request));
    },

    /** Department within the data rules of the page. */
    async findVisible(caller: Caller, id: string): Promise<StoredDepart | undefined> {
      const [row] = await db.orm
        .select(departColumns)
        .from(sysDepart)
        .where(and(inTenant(caller.tenantId), rules(caller), eq(sysDepart.id, id)));
      return row;
    },

    async find(tenantId: number, id: string): Promise<StoredDepart | undefined> {
      const [row] = await db.orm
        .select(departColumns)
        .from(sysDepart)
        .where(and(inTenant(tenantId), eq(sysDepart.id, id)));
      return row;
    },

    /** Departments in the order of their codes. @param ids empty = all */
    all: (tenantId: number, ids: readonly string[] = []): Promise<StoredDepart[]> =>
      db.orm
        .select(departColumns)
        .from(sysDepart)
        .where(and(inTenant(tenantId), ids.length > 0 ? inArray(sysDepart.id, [...ids]) : undefined))
        .orderBy(asc(sysDepart.orgCode)),

    /** Ids of departments within the data rules of the page. */
    async visibleIds(caller: Caller): Promise<Set<string>> {
      const rows = await db.orm
        .select({ id: sysDepart.id })
        .from(sysDepart)
        .where(and(inTenant(caller.tenantId), rules(caller)));
      return new Set(rows.map(({ id }) => id));
    },

    /** Codes of direct children, including deleted ones. */
    async childCodes(tenantId: number, parentCode: string): Promise<string[]> {
      const rows = await db.orm
        .select({ orgCode: sysDepart.orgCode })
        .from(sysDepart)
        .where(
          and(
            eq(sysDepart.tenantId, tenantId),
            like(sysDepart.orgCode, `${parentCode}%`),
            sql`length(${sysDepart.orgCode}) = ${parentCode.length + 3}`,
          ),
        );
      return rows.map(({ orgCode }) => orgCode);
    },

    /** Whether another child of the parent has the name. */
    async hasSibling(tenantId: number, parentId: string, departName: string, id: string): Promise<boolean> {
      const rows = await db.orm
        .select({ id: sysDepart.id })
        .from(sysDepart)
        .where(
          and(
            inTenant(tenantId),
            eq(sysDepart.parentId, parentId),
            eq(sysDepart.departName, departName),
            ne(sysDepart.id, id),
          ),
        );
      return rows.length > 0;
    },

    /** Departments with their descendants, by code. */
    async subtrees(tenantId: number, codes: readonly string[]): Promise<StoredDepart[]> {
      const isInSubtree = or(...codes.map((code) => like(sysDepart.orgCode, `${code}%`)));
      if (!isInSubtree) return [];
      return db.orm
        .select(departColumns)
        .from(sysDepart)
        .where(and(inTenant(tenantId), isInSubtree))
        .orderBy(asc(sysDepart.orgCode));
    },

    /** Number of users in any of the departments, without those in the recycle bin. */
    async countUsers(ids: readonly string[]): Promise<number> {
      if (ids.length === 0) return 0;
      const [row] = await db.orm
        .select({ count: sql<number>`count(distinct ${sysUser.id})::int` })
        .from(sysUserDepart)
        .innerJoin(sysUser, eq(sysUser.id, sysUserDepart.userId))
        .where(and(inArray(sysUserDepart.departId, [...ids]), eq(sysUser.delFlag, 0)));
      return row!.count;
    },

    /** Returns those of `ids` that are users of the tenant. */
    async knownUsers(tenantId: number, ids: readonly string[]): Promise<Set<string>> {
      if (ids.length === 0) return new Set();
      const rows = await db.orm
        .select({ id: sysUser.id })
        .from(sysUser)
        .where(and(ofTenant(tenantId), inArray(sysUser.id, [...ids])));
      return new Set(rows.map(({ id }) => id));
    },

    /** Users whose name or username contains a word, or who belong to a department. */
    async people(tenantId: number, where: { word: string } | { departId: string }) {
      const rows = await db.orm
        .select({
          id: sysUser.id,
          username: sysUser.username,
          realname: sysUser.realname,
          sex: sysUser.sex,
          phone: sysUser.phone,
          birthday: sysUser.birthday,
        })
        .from(sysUser)
        .where(
          and(
            ofTenant(tenantId),
            'word' in where
              ? sql`position(lower(${where.word}) in lower(${sysUser.realname} || ' ' || ${sysUser.username})) > 0`
              : sql`exists (select 1 from ${sysUserDepart} where ${sysUserDepart.userId} = ${sysUser.id}
                  and ${sysUserDepart.departId} = ${where.departId})`,
          ),
        )
        .orderBy(asc(sysUser.username))
        .limit(1000);
      return userDeparts(db).withNames(tenantId, rows);
    },

    /** Replaces the code prefix of a subtree and of the users whose current department is in it. */
    async recode(tenantId: number, from: string, to: string, levels: number): Promise<void> {
      const tail = from.length + 1;
      await db.orm.execute(sql`
        update ${sysUser} set org_code = ${to} || substr(org_code, ${tail}::int)
        where org_code like ${`${from}%`} and exists (
          select 1 from ${sysUserDepart} ud join ${sysDepart} d on d.id = ud.depart_id
          where ud.user_id = ${sysUser.id} and d.tenant_id = ${tenantId} and d.org_code = ${sysUser.orgCode})`);
      await db.orm.execute(sql`
        update ${sysDepart} set org_code = ${to} || substr(org_code, ${tail}::int),
          org_type = (coalesce(nullif(org_type, ''), '1')::int + ${levels}::int)::text
        where tenant_id = ${tenantId} and org_code like ${`${from}%`}`);
    },
  };
};
