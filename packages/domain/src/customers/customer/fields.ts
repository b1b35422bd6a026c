import { listFields, recordFields } from '../../kit';
import type { CustomerInfo } from '../registration';
import { auditStatusField } from '../../shared/registration/registrationFields';

/** Fields of the list of purchasing units. Those that are imported have no account and need no audit. */
export const customerFields = listFields<CustomerInfo>()([
  {
    key: 'name',
    label: { 'zh-CN': '单位名称', 'en-US': 'Name of the unit' },
    search: true,
    query: true,
    import: 'required',
    unique: true,
    maxLength: 100,
    cellWidth: 32,
  },
  { ...auditStatusField, export: true },
  {
    key: 'creditCode',
    label: { 'zh-CN': '统一社会信用代码', 'en-US': 'Unified social credit code' },
    query: true,
    width: 172,
    import: 'required',
    unique: true,
    cellWidth: 22,
  },
  {
    key: 'industry',
    label: { 'zh-CN': '所属行业', 'en-US': 'Industry' },
    search: true,
    query: true,
    width: 96,
    import: true,
    maxLength: 100,
  },
  {
    key: 'linkman',
    label: { 'zh-CN': '联系人', 'en-US': 'Contact' },
    query: true,
    width: 88,
    import: 'required',
    maxLength: 100,
  },
  {
    key: 'mobile',
    label: { 'zh-CN': '联系电话', 'en-US': 'Telephone' },
    query: true,
    width: 118,
    import: 'required',
    maxLength: 45,
  },
  { key: 'email', label: { 'zh-CN': '邮箱', 'en-US': 'E-mail' }, column: false, import: true, maxLength: 100 },
  {
    key: 'address',
    label: { 'zh-CN': '地址', 'en-US': 'Address' },
    column: false,
    import: true,
    maxLength: 500,
    cellWidth: 36,
  },
  { key: 'username', label: { 'zh-CN': '注册账号', 'en-US': 'Account' }, query: true, width: 104, export: true },
  {
    key: 'status',
    label: { 'zh-CN': '状态', 'en-US': 'Status' },
    options: [
      { value: '1', label: { 'zh-CN': '正常', 'en-US': 'Active' }, tone: 'success' },
      { value: '2', label: { 'zh-CN': '停用', 'en-US': 'Out of use' }, tone: 'default' },
    ],
    search: true,
    query: true,
    width: 90,
    export: true,
  },
  {
    ...recordFields.createTime,
    label: { 'zh-CN': '登记时间', 'en-US': 'Registered' },
    width: 155,
    export: true,
    cellWidth: 20,
  },
]);
