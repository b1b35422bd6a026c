import { listFields, recordFields } from '../../kit';
import { statusField } from '../shared/statusField';
import type { Expert } from './schema';

/** Fields of the list of experts; workbooks refer to the user by username. */
export const expertFields = listFields<Expert, 'username'>()([
  {
    key: 'name',
    label: { 'zh-CN': '专家姓名', 'en-US': 'Expert' },
    search: true,
    query: true,
    width: 110,
    sort: true,
    import: 'required',
    maxLength: 100,
  },
  {
    key: 'username',
    label: { 'zh-CN': '登录账号', 'en-US': 'Username' },
    column: false,
    import: 'required',
    unique: true,
    maxLength: 100,
  },
  {
    key: 'professionType',
    label: { 'zh-CN': '专业类型', 'en-US': 'Profession' },
    dict: 'profession_type',
    search: true,
    query: true,
    width: 110,
    import: 'required',
    cellWidth: 10,
  },
  { key: 'userId', label: { 'zh-CN': '登录账号', 'en-US': 'User' }, kind: 'person', width: 110 },
  {
    key: 'orgName',
    label: { 'zh-CN': '工作单位', 'en-US': 'Organisation' },
    search: true,
    query: true,
    import: true,
    maxLength: 255,
    cellWidth: 28,
  },
  {
    key: 'jobTitle',
    label: { 'zh-CN': '职称', 'en-US': 'Job title' },
    query: true,
    width: 130,
    import: true,
    maxLength: 100,
  },
  {
    key: 'phone',
    label: { 'zh-CN': '联系电话', 'en-US': 'Telephone' },
    query: true,
    width: 130,
    import: true,
    maxLength: 45,
  },
  { key: 'materialTypeIds', label: { 'zh-CN': '擅长物料分类', 'en-US': 'Material types' } },
  { key: 'avoidSupplierIds', label: { 'zh-CN': '回避供应商', 'en-US': 'Suppliers to avoid' } },
  statusField,
  {
    key: 'remark',
    label: { 'zh-CN': '备注', 'en-US': 'Remark' },
    column: false,
    import: true,
    maxLength: 2000,
    cellWidth: 32,
  },
  { ...recordFields.updateTime, column: false },
]);
