import { listFields, recordFields } from '../../kit';
import type { DepartRole } from './schema';

/** Fields of the list of department roles. */
export const departRoleFields = listFields<DepartRole>()([
  { key: 'roleName', label: { 'zh-CN': '部门角色名称', 'en-US': 'Name' }, width: 180 },
  { key: 'roleCode', label: { 'zh-CN': '部门角色编码', 'en-US': 'Code' }, width: 160 },
  { key: 'description', label: { 'zh-CN': '描述', 'en-US': 'Description' } },
  { key: 'createTime', label: recordFields.createTime.label, kind: 'moment', width: 165 },
]);
