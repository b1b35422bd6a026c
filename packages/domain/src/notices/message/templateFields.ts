import { listFields, recordFields } from '../../kit';
import type { SysMessageTemplate } from './schema';

/** Fields of the list of message templates. */
export const templateFields = listFields<SysMessageTemplate>()([
  {
    key: 'templateCode',
    label: { 'zh-CN': '模板编码', 'en-US': 'Code' },
    search: true,
    query: true,
    width: 170,
    sort: true,
    import: 'required',
    unique: true,
    maxLength: 50,
    cellWidth: 24,
  },
  {
    key: 'templateName',
    label: { 'zh-CN': '模板标题', 'en-US': 'Title' },
    search: true,
    query: true,
    width: 180,
    import: 'required',
    maxLength: 100,
    cellWidth: 32,
  },
  {
    key: 'templateType',
    label: { 'zh-CN': '模板类型', 'en-US': 'Kind' },
    dict: 'msgType',
    options: [
      { value: '1', label: { 'zh-CN': '文本', 'en-US': 'Text' } },
      { value: '2', label: { 'zh-CN': '富文本', 'en-US': 'Rich text' } },
    ],
    search: true,
    query: true,
    width: 100,
    import: 'required',
  },
  {
    key: 'templateUse',
    label: { 'zh-CN': '用途', 'en-US': 'Use' },
    options: [
      { value: 'mail', label: { 'zh-CN': '通知邮件', 'en-US': 'Notices by e-mail' } },
      { value: 'sms', label: { 'zh-CN': '通知短信', 'en-US': 'Notices by SMS' } },
      { value: 'robot', label: { 'zh-CN': '通知机器人', 'en-US': 'Notices by robot' } },
    ],
    search: true,
    query: true,
    width: 120,
  },
  { key: 'templateContent', label: { 'zh-CN': '模板内容', 'en-US': 'Content' }, import: 'required', cellWidth: 80 },
  {
    key: 'templateTestJson',
    label: { 'zh-CN': '模板测试json', 'en-US': 'Test JSON' },
    column: false,
    import: true,
    maxLength: 4000,
    cellWidth: 48,
  },
  {
    key: 'useStatus',
    label: { 'zh-CN': '是否应用', 'en-US': 'In use' },
    dict: 'yn',
    options: [
      { value: '1', label: { 'zh-CN': '已启用', 'en-US': 'In use' }, tone: 'success' },
      { value: '0', label: { 'zh-CN': '未启用', 'en-US': 'Not in use' }, tone: 'default' },
    ],
    width: 90,
    import: true,
    cellWidth: 10,
  },
  recordFields.updateTime,
]);
