import { recordFields, type Label, type ListField } from '../../kit';

/** State of the audit of a registration. */
export const auditStatusField = {
  key: 'auditStatus',
  label: { 'zh-CN': '审核状态', 'en-US': 'Status' },
  options: [
    { value: '0', label: { 'zh-CN': '待审核', 'en-US': 'Waiting' }, tone: 'processing' },
    { value: '-1', label: { 'zh-CN': '重新提交待审核', 'en-US': 'Sent again, waiting' }, tone: 'processing' },
    { value: '1', label: { 'zh-CN': '已通过', 'en-US': 'Approved' }, tone: 'success' },
    { value: '2', label: { 'zh-CN': '已驳回', 'en-US': 'Turned down' }, tone: 'error' },
    { value: '3', label: { 'zh-CN': '已撤回', 'en-US': 'Withdrawn' }, tone: 'default' },
    { value: '4', label: { 'zh-CN': '已作废', 'en-US': 'Void' }, tone: 'default' },
  ],
  search: true,
  query: true,
  width: 120,
} as const satisfies ListField;

/** Fields of the lists of registered companies. @param own further fields of one list, placed before the time */
export const registrationFields = <const Own extends readonly ListField[]>(name: Label, own: Own) =>
  [
    { key: 'name', label: name, search: true, query: true },
    auditStatusField,
    {
      key: 'creditCode',
      label: { 'zh-CN': '统一社会信用代码', 'en-US': 'Unified social credit code' },
      query: true,
      width: 172,
    },
    { key: 'linkman', label: { 'zh-CN': '联系人', 'en-US': 'Contact' }, query: true, width: 88 },
    { key: 'mobile', label: { 'zh-CN': '联系电话', 'en-US': 'Telephone' }, query: true, width: 118 },
    ...own,
    { ...recordFields.createTime, label: { 'zh-CN': '注册时间', 'en-US': 'Registered' }, width: 155 },
  ] as const satisfies readonly ListField[];
