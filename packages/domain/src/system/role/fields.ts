import { listFields, recordFields } from '../../kit';
import type { RoleRow } from './schema';

/** Fields of the role list. */
export const roleFields = listFields<RoleRow>()([
  {
    key: 'roleName',
    english: 'roleNameEn',
    label: { 'zh-CN': '角色名称', 'en-US': 'Name' },
    search: true,
    query: true,
    width: 180,
    sort: true,
    import: 'required',
    maxLength: 100,
    cellWidth: 24,
  },
  {
    key: 'roleNameEn',
    label: { 'zh-CN': '英文名称', 'en-US': 'English name' },
    column: false,
    query: true,
    import: true,
    maxLength: 100,
    cellWidth: 24,
  },
  {
    key: 'roleCode',
    label: { 'zh-CN': '角色编码', 'en-US': 'Code' },
    search: true,
    query: true,
    width: 180,
    sort: true,
    import: 'required',
    unique: true,
    pattern: '^[A-Za-z]\\w{1,63}$',
    cellWidth: 24,
  },
  { key: 'tenantId', label: { 'zh-CN': '使用范围', 'en-US': 'Serves' }, width: 100 },
  {
    key: 'description',
    english: 'descriptionEn',
    label: { 'zh-CN': '描述', 'en-US': 'Description' },
    import: true,
    maxLength: 500,
    cellWidth: 48,
  },
  {
    key: 'descriptionEn',
    label: { 'zh-CN': '英文描述', 'en-US': 'English description' },
    column: false,
    import: true,
    maxLength: 500,
    cellWidth: 48,
  },
  recordFields.createTime,
]);
