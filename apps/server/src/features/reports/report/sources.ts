import { and, eq, sql } from 'drizzle-orm';
import { materialInfo, supplierInfo, sysDepart, sysUser, sysUserDepart } from '../../../platform/db';
import { departTitle } from '../../../identity/users/departTitle';
import { maskedPhone } from '../../../identity/users/maskedPhone';
import { ofTenant } from '../../../identity/users/ofTenant';
import type { ReportSource } from './ReportSource';

const departs = () => sql<string | null>`(select string_agg(${departTitle()}, ',' order by sys_depart.org_code)
  from ${sysUserDepart} ud join ${sysDepart} on sys_depart.id = ud.depart_id and sys_depart.del_flag = 0
  where ud.user_id = ${sysUser}.id)`;

const userSource: ReportSource = {
  title: { 'zh-CN': '用户报表', 'en-US': 'Users' },
  table: sysUser,
  idColumn: sysUser.id,
  createTime: sysUser.createTime,
  params: { sex: sysUser.sex },
  people: { status: 1 },
  fields: {
    username: { title: { 'zh-CN': '用户账号', 'en-US': 'Username' }, value: sysUser.username },
    realname: { title: { 'zh-CN': '用户姓名', 'en-US': 'Name' }, value: sysUser.realname },
    sex: { title: { 'zh-CN': '性别', 'en-US': 'Sex' }, value: sysUser.sex },
    phone: { title: { 'zh-CN': '手机号码', 'en-US': 'Mobile' }, value: maskedPhone },
    orgCodeTxt: {
      title: { 'zh-CN': '所属部门', 'en-US': 'Department' },
      get value() {
        return departs();
      },
    },
    workNo: { title: { 'zh-CN': '工号', 'en-US': 'Staff number' }, value: sysUser.workNo },
    createTime: { title: { 'zh-CN': '创建时间', 'en-US': 'Created' }, value: sysUser.createTime },
  },
  rows: ({ tenantId }) => and(ofTenant(tenantId), eq(sysUser.status, 1)),
};

const materialSource = tenantSource(materialInfo, {
  title: { 'zh-CN': '物料报表', 'en-US': 'Materials' },
  params: { typeId: materialInfo.typeId, status: materialInfo.status },
  fields: {
    code: { title: { 'zh-CN': '物料编码', 'en-US': 'Code' }, value: materialInfo.code },
    name: { title: { 'zh-CN': '物料名称', 'en-US': 'Material' }, value: materialInfo.name },
    typeName: { title: { 'zh-CN': '物料分类', 'en-US': 'Type' }, value: materialInfo.typeName },
    unit: { title: { 'zh-CN': '单位', 'en-US': 'Unit' }, value: materialInfo.unit },
    referencePrice: { title: { 'zh-CN': '参考单价', 'en-US': 'Reference price' }, value: materialInfo.referencePrice },
    createTime: { title: { 'zh-CN': '创建时间', 'en-US': 'Created' }, value: materialInfo.createTime },
  },
});

const supplierSource = tenantSource(supplierInfo, {
  title: { 'zh-CN': '供应商报表', 'en-US': 'Suppliers' },
  params: { status: supplierInfo.status, level: supplierInfo.level },
  fields: {
    name: { title: { 'zh-CN': '供应商名称', 'en-US': 'Supplier' }, value: supplierInfo.name },
    linkman: { title: { 'zh-CN': '联系人', 'en-US': 'Contact' }, value: supplierInfo.linkman },
    mobile: { title: { 'zh-CN': '手机号码', 'en-US': 'Mobile' }, value: supplierInfo.mobile },
    level: { title: { 'zh-CN': '等级', 'en-US': 'Level' }, value: supplierInfo.level },
    createTime: { title: { 'zh-CN': '登记时间', 'en-US': 'Registered' }, value: supplierInfo.createTime },
  },
});

/** Sources by key. */
const sources: Readonly<Record<string, ReportSource>> = {
  sys_user: userSource,
  material_info: materialSource,
  supplier_info: supplierSource,
};

/** True if the SQL of a report is the key of a source instead. */
export const isSourceKey = (sql: string): boolean => /^\w+$/.test(sql.trim());

export const sourceOf = (key: string): ReportSource | undefined =>
  Object.hasOwn(sources, key) ? sources[key] : undefined;

/** Source of a table whose rows all users of the tenant may read. */
function tenantSource(
  table: typeof materialInfo | typeof supplierInfo,
  definition: Pick<ReportSource, 'title' | 'params' | 'fields'>,
): ReportSource {
  const rows: ReportSource['rows'] = ({ tenantId }) => eq(table.tenantId, tenantId);
  return { table, idColumn: table.id, createTime: table.createTime, rows, ...definition };
}
