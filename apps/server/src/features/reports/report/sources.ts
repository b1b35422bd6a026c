import { and, eq, sql } from 'drizzle-orm';
import { materialInfo, supplierInfo, sysDepart, sysUser, sysUserDepart } from '../../../platform/db';
import { maskedPhone } from '../../../identity/users/maskedPhone';
import { ofTenant } from '../../../identity/users/ofTenant';
import type { ReportSource } from './ReportSource';

const departs = sql<string | null>`(select string_agg(d.depart_name, ',' order by d.org_code)
  from ${sysUserDepart} ud join ${sysDepart} d on d.id = ud.depart_id and d.del_flag = 0
  where ud.user_id = ${sysUser}.id)`;

const userSource: ReportSource = {
  table: sysUser,
  idColumn: sysUser.id,
  createTime: sysUser.createTime,
  params: { sex: sysUser.sex },
  people: { status: 1 },
  fields: {
    username: { title: '用户账号', value: sysUser.username },
    realname: { title: '用户姓名', value: sysUser.realname },
    sex: { title: '性别', value: sysUser.sex },
    phone: { title: '手机号码', value: maskedPhone },
    orgCodeTxt: { title: '所属部门', value: departs },
    workNo: { title: '工号', value: sysUser.workNo },
    createTime: { title: '创建时间', value: sysUser.createTime },
  },
  rows: ({ tenantId }) => and(ofTenant(tenantId), eq(sysUser.status, 1)),
};

const materialSource = tenantSource(materialInfo, {
  params: { typeId: materialInfo.typeId, status: materialInfo.status },
  fields: {
    code: { title: '物料编码', value: materialInfo.code },
    name: { title: '物料名称', value: materialInfo.name },
    typeName: { title: '物料分类', value: materialInfo.typeName },
    unit: { title: '单位', value: materialInfo.unit },
    referencePrice: { title: '参考单价', value: materialInfo.referencePrice },
    createTime: { title: '创建时间', value: materialInfo.createTime },
  },
});

const supplierSource = tenantSource(supplierInfo, {
  params: { status: supplierInfo.status, level: supplierInfo.level },
  fields: {
    name: { title: '供应商名称', value: supplierInfo.name },
    linkman: { title: '联系人', value: supplierInfo.linkman },
    mobile: { title: '手机号码', value: supplierInfo.mobile },
    level: { title: '等级', value: supplierInfo.level },
    createTime: { title: '登记时间', value: supplierInfo.createTime },
  },
});

/** Sources by key. */
const sources: Readonly<Record<string, ReportSource>> = {
  sys_user: userSource,
  material_info: materialSource,
  supplier_info: supplierSource,
};

export const sourceOf = (key: string): ReportSource | undefined =>
  Object.hasOwn(sources, key) ? sources[key] : undefined;

/** Source of a table whose rows all users of the tenant may read. */
function tenantSource(
  table: typeof materialInfo | typeof supplierInfo,
  definition: Pick<ReportSource, 'params' | 'fields'>,
): ReportSource {
  const rows: ReportSource['rows'] = ({ tenantId }) => eq(table.tenantId, tenantId);
  return { table, idColumn: table.id, createTime: table.createTime, rows, ...definition };
}
