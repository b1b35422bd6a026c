import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  formHead,
  materialInfo,
  materialType,
  purchasePlan,
  reportHead,
  supplierInfo,
  sysCategory,
  sysCheckRule,
  sysDataSource,
  sysDepart,
  sysDepartRole,
  sysDict,
  sysFillRule,
  sysForm,
  sysMessageTemplate,
  sysPermission,
  sysPosition,
  sysQuartzJob,
  sysRole,
  sysTenant,
  sysUser,
} from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';

interface UniqueFields {
  table: PgTable;
  id: AnyPgColumn;
  /** Columns by name in camel case. */
  fields: Readonly<Record<string, AnyPgColumn>>;
  /** Rows among which values are unique; default all rows. */
  among?: (caller: Caller) => SQL | undefined;
}

const inTenant =
  (column: AnyPgColumn) =>
  ({ tenantId }: Caller) =>
    inArray(column, [...new Set([0, tenantId])]);

/** For values that a tenant may share with tenant 0. */
const inOwnTenant =
  (column: AnyPgColumn) =>
  ({ tenantId }: Caller) =>
    eq(column, tenantId);

/** Tables (camel case) and columns that may be checked; others are refused (contract, part 1 §5). */
export const uniqueFields: Readonly<Record<string, UniqueFields>> = {
  sysUser: {
    table: sysUser,
    id: sysUser.id,
    fields: { username: sysUser.username, phone: sysUser.phone, email: sysUser.email, workNo: sysUser.workNo },
  },
  sysDepart: {
    table: sysDepart,
    id: sysDepart.id,
    fields: { orgCode: sysDepart.orgCode, departName: sysDepart.departName },
    among: (caller) => and(eq(sysDepart.delFlag, 0), inTenant(sysDepart.tenantId)(caller)),
  },
  sysRole: {
    table: sysRole,
    id: sysRole.id,
    fields: { roleCode: sysRole.roleCode },
    among: inTenant(sysRole.tenantId),
  },
  sysDepartRole: {
    table: sysDepartRole,
    id: sysDepartRole.id,
    fields: { roleCode: sysDepartRole.roleCode },
    among: inTenant(sysDepartRole.tenantId),
  },
  sysPosition: {
    table: sysPosition,
    id: sysPosition.id,
    fields: { code: sysPosition.code, name: sysPosition.name },
    among: inTenant(sysPosition.tenantId),
  },
  sysTenant: { table: sysTenant, id: sysTenant.id, fields: { name: sysTenant.name } },
  sysCategory: {
    table: sysCategory,
    id: sysCategory.id,
    fields: { code: sysCategory.code, name: sysCategory.name },
    among: inTenant(sysCategory.tenantId),
  },
  sysDict: { table: sysDict, id: sysDict.id, fields: { dictCode: sysDict.dictCode, dictName: sysDict.dictName } },
  sysPermission: {
    table: sysPermission,
    id: sysPermission.id,
    fields: { url: sysPermission.url, perms: sysPermission.perms },
    among: () => eq(sysPermission.delFlag, 0),
  },
  sysCheckRule: {
    table: sysCheckRule,
    id: sysCheckRule.id,
    fields: { ruleCode: sysCheckRule.ruleCode },
    among: inTenant(sysCheckRule.tenantId),
  },
  sysFillRule: {
    table: sysFillRule,
    id: sysFillRule.id,
    fields: { ruleCode: sysFillRule.ruleCode },
    among: inTenant(sysFillRule.tenantId),
  },
  sysDataSource: {
    table: sysDataSource,
    id: sysDataSource.id,
    fields: { code: sysDataSource.code },
    among: inTenant(sysDataSource.tenantId),
  },
  quartzJob: {
    table: sysQuartzJob,
    id: sysQuartzJob.id,
    fields: { jobClassName: sysQuartzJob.jobClassName },
    among: (caller) => and(eq(sysQuartzJob.delFlag, 0), inTenant(sysQuartzJob.tenantId)(caller)),
  },
  sysForm: {
    table: sysForm,
    id: sysForm.id,
    fields: { formName: sysForm.formName },
    among: inTenant(sysForm.tenantId),
  },
  /** The platform's name of the table. */
  sysSmsTemplate: {
    table: sysMessageTemplate,
    id: sysMessageTemplate.id,
    fields: { templateCode: sysMessageTemplate.templateCode },
    among: inOwnTenant(sysMessageTemplate.tenantId),
  },
  onlCgreportHead: {
    table: reportHead,
    id: reportHead.id,
    fields: { code: reportHead.code },
    among: inOwnTenant(reportHead.tenantId),
  },
  onlCgformHead: {
    table: formHead,
    id: formHead.id,
    fields: { tableName: formHead.tableName },
    among: inOwnTenant(formHead.tenantId),
  },
  supplierInfo: {
    table: supplierInfo,
    id: supplierInfo.id,
    fields: { name: supplierInfo.name, creditCode: supplierInfo.creditCode },
    among: inTenant(supplierInfo.tenantId),
  },
  materialInfo: {
    table: materialInfo,
    id: materialInfo.id,
    fields: { code: materialInfo.code, name: materialInfo.name },
    among: inTenant(materialInfo.tenantId),
  },
  materialType: {
    table: materialType,
    id: materialType.id,
    fields: { code: materialType.code, name: materialType.name },
    among: inTenant(materialType.tenantId),
  },
  purchasePlan: {
    table: purchasePlan,
    id: purchasePlan.id,
    fields: { planNo: purchasePlan.planNo },
    among: inTenant(purchasePlan.tenantId),
  },
};
