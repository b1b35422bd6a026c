import { listPlans, type Endpoint } from '@gezi/domain';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  materialInfo,
  materialType,
  purchasePlan,
  supplierInfo,
  sysCategory,
  sysDepart,
  sysDict,
  sysPosition,
  sysRole,
  sysTenant,
  sysUser,
  sysUserTenant,
} from '../../platform/db';
import type { Caller } from '../../platform/http/Caller';
import { planScope } from '../../features/procurement/purchase-plan/planScope';

type NamedColumns = Readonly<Record<string, AnyPgColumn>>;

/** A table whose rows may serve as a dictionary; everything a code names is looked up here. */
export interface DictTable {
  table: PgTable;
  texts: NamedColumns;
  values: NamedColumns;
  /** What a condition may ask about, beside texts and values. */
  conditions?: NamedColumns;
  /** What reading its list takes; absent for tables that every form of the buying side looks things up in. */
  permission?: string;
  /** Its rows are people, of whom parts of texts are found in memory. */
  isPeople?: true;
  /** The rows of the caller's tenant. */
  rows(caller: Caller): SQL | undefined;
  /** The rows of a supplier or expert; none when absent (contract, part 1 §1.13). */
  externalRows?(caller: Caller): SQL | undefined;
}

/** A row that serves every tenant has tenant 0. */
const shared = (column: AnyPgColumn, { tenantId }: Caller) => inArray(column, [...new Set([0, tenantId])]);

/** By table name in camel case (contract, part 1 §1.15). */
export const dictTables: Readonly<Record<string, DictTable>> = {
  sysUser: {
    table: sysUser,
    isPeople: true,
    texts: { realname: sysUser.realname, username: sysUser.username },
    values: { id: sysUser.id, username: sysUser.username },
    conditions: {
      status: sysUser.status,
      delFlag: sysUser.delFlag,
      orgCode: sysUser.orgCode,
      userType: sysUser.userType,
    },
    rows: ({ tenantId }) =>
      and(
        eq(sysUser.delFlag, 0),
        sql`exists (select 1 from ${sysUserTenant}
          where ${sysUserTenant.userId} = ${sysUser.id} and ${sysUserTenant.tenantId} = ${tenantId})`,
      ),
    externalRows: ({ userId }) => eq(sysUser.id, userId),
  },
  sysDepart: {
    table: sysDepart,
    texts: { departName: sysDepart.departName },
    values: { id: sysDepart.id, orgCode: sysDepart.orgCode },
    conditions: {
      parentId: sysDepart.parentId,
      orgCategory: sysDepart.orgCategory,
      status: sysDepart.status,
      delFlag: sysDepart.delFlag,
      departOrder: sysDepart.departOrder,
    },
    rows: ({ tenantId }) => and(eq(sysDepart.delFlag, 0), eq(sysDepart.tenantId, tenantId)),
  },
  sysRole: {
    table: sysRole,
    texts: { roleName: sysRole.roleName },
    values: { id: sysRole.id, roleCode: sysRole.roleCode },
    rows: (caller) => shared(sysRole.tenantId, caller),
  },
  sysPosition: {
    table: sysPosition,
    texts: { name: sysPosition.name },
    values: { id: sysPosition.id, code: sysPosition.code },
    conditions: { postRank: sysPosition.postRank },
    rows: (caller) => shared(sysPosition.tenantId, caller),
  },
  sysTenant: {
    table: sysTenant,
    texts: { name: sysTenant.name },
    values: { id: sysTenant.id },
    conditions: { status: sysTenant.status },
    rows: ownTenants,
    externalRows: ownTenants,
  },
  sysCategory: {
    table: sysCategory,
    texts: { name: sysCategory.name },
    values: { id: sysCategory.id, code: sysCategory.code },
    conditions: { pid: sysCategory.pid },
    rows: (caller) => shared(sysCategory.tenantId, caller),
  },
  sysDict: {
    table: sysDict,
    texts: { dictName: sysDict.dictName },
    values: { dictCode: sysDict.dictCode },
    rows: () => eq(sysDict.delFlag, 0),
  },
  supplierInfo: {
    table: supplierInfo,
    texts: { name: supplierInfo.name },
    values: { id: supplierInfo.id },
    conditions: { status: supplierInfo.status, auditStatus: supplierInfo.auditStatus, level: supplierInfo.level },
    rows: ({ tenantId }) => eq(supplierInfo.tenantId, tenantId),
    externalRows: ({ supplierId }) => (supplierId ? eq(supplierInfo.id, supplierId) : sql`false`),
  },
  materialInfo: {
    table: materialInfo,
    texts: { name: materialInfo.name, code: materialInfo.code },
    values: { id: materialInfo.id, code: materialInfo.code },
    conditions: { status: materialInfo.status, typeId: materialInfo.typeId, unit: materialInfo.unit },
    rows: ({ tenantId }) => eq(materialInfo.tenantId, tenantId),
  },
  materialType: {
    table: materialType,
    texts: { name: materialType.name, code: materialType.code },
    values: { id: materialType.id, code: materialType.code },
    conditions: { pid: materialType.pid, level: materialType.level, status: materialType.status },
    rows: ({ tenantId }) => eq(materialType.tenantId, tenantId),
  },
  purchasePlan: {
    table: purchasePlan,
    permission: permissionOf(listPlans),
    texts: { planNo: purchasePlan.planNo },
    values: { id: purchasePlan.id },
    conditions: { status: purchasePlan.status },
    rows: planScope,
  },
};

function ownTenants({ userId }: Caller) {
  return sql`exists (select 1 from ${sysUserTenant}
    where ${sysUserTenant.tenantId} = ${sysTenant.id} and ${sysUserTenant.userId} = ${userId})`;
}

function permissionOf({ access, path }: Endpoint): string {
  if (access.for !== 'holder') throw new Error(`${path} takes no permission.`);
  return access.permission;
}
