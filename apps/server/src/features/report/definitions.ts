import { and, eq, sql } from 'drizzle-orm';
import { materialInfo, supplierInfo, sysDepart, sysUser, sysUserDepart } from '../../db';
import { maskedPhone } from '../../users/maskedPhone';
import { ofTenant } from '../../users/ofTenant';
import type { ReportDefinition } from './ReportDefinition';

const departs = sql<string | null>`(select string_agg(d.depart_name, ',' order by d.org_code)
  from ${sysUserDepart} ud join ${sysDepart} d on d.id = ud.depart_id and d.del_flag = 0
  where ud.user_id = ${sysUser}.id)`;

/** The reports that every installation has (contract, part 4 §2). */
export const reportDefinitions: readonly ReportDefinition[] = [
  {
    id: 'report-sys-user',
    code: 'sys_user_report',
    name: '用户报表',
    table: sysUser,
    idColumn: sysUser.id,
    createTime: sysUser.createTime,
    fields: [
      { field: 'username', title: '用户账号', value: sysUser.username, width: 160, sorter: true, search: 'single' },
      { field: 'realname', title: '用户姓名', value: sysUser.realname, width: 160, sorter: true, search: 'single' },
      {
        field: 'sex',
        title: '性别',
        value: sysUser.sex,
        width: 80,
        align: 'center',
        dictCode: 'sex',
        search: 'single',
        folded: true,
      },
      { field: 'phone', title: '手机号码', value: maskedPhone, width: 140 },
      { field: 'orgCodeTxt', title: '所属部门', value: departs, width: 260 },
    ],
    rows: ({ tenantId }) => and(ofTenant(tenantId), eq(sysUser.status, 1)),
  },
  {
    id: 'report-material',
    code: 'material_report',
    name: '物料报表',
    table: materialInfo,
    idColumn: materialInfo.id,
    createTime: materialInfo.createTime,
    params: { typeId: materialInfo.typeId, status: materialInfo.status },
    fields: [
      { field: 'code', title: '物料编码', value: materialInfo.code, width: 150, sorter: true, search: 'single' },
      { field: 'name', title: '物料名称', value: materialInfo.name, width: 260, sorter: true, search: 'single' },
      {
        field: 'typeName',
        title: '物料分类',
        value: materialInfo.typeName,
        width: 160,
        search: 'single',
        folded: true,
      },
      { field: 'unit', title: '单位', value: materialInfo.unit, width: 90, align: 'center' },
      {
        field: 'referencePrice',
        title: '参考单价',
        value: materialInfo.referencePrice,
        width: 130,
        align: 'right',
        sorter: true,
        search: 'group',
        folded: true,
      },
    ],
    rows: ({ tenantId }) => eq(materialInfo.tenantId, tenantId),
  },
  {
    id: 'report-supplier',
    code: 'supplier_report',
    name: '供应商报表',
    table: supplierInfo,
    idColumn: supplierInfo.id,
    createTime: supplierInfo.createTime,
    params: { status: supplierInfo.status, level: supplierInfo.level },
    fields: [
      { field: 'name', title: '供应商名称', value: supplierInfo.name, width: 300, sorter: true, search: 'single' },
      { field: 'linkman', title: '联系人', value: supplierInfo.linkman, width: 140, search: 'single' },
      { field: 'mobile', title: '手机号码', value: supplierInfo.mobile, width: 150 },
      {
        field: 'createTime',
        title: '登记时间',
        value: supplierInfo.createTime,
        width: 180,
        sorter: true,
        search: 'group',
        view: 'date',
        folded: true,
      },
    ],
    rows: ({ tenantId }) => eq(supplierInfo.tenantId, tenantId),
  },
];
