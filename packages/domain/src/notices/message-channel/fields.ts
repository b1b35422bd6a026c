import { listFields, recordFields, type FieldOption } from '../../kit';
import type { SysMessageChannel } from './schema';

/** Kinds of channels. */
export const channelTypeOptions: readonly FieldOption[] = [
  { value: 'mail', label: { 'zh-CN': '邮件', 'en-US': 'E-mail' } },
  { value: 'dingtalk', label: { 'zh-CN': '钉钉', 'en-US': 'DingTalk' } },
  { value: 'wecom', label: { 'zh-CN': '企业微信', 'en-US': 'WeCom' } },
  { value: 'feishu', label: { 'zh-CN': '飞书', 'en-US': 'Feishu' } },
];

/** Fields of the list of channels. */
export const channelFields = listFields<SysMessageChannel>()([
  {
    key: 'channelName',
    label: { 'zh-CN': '通道名称', 'en-US': 'Name' },
    search: true,
    query: true,
    width: 170,
    sort: true,
    maxLength: 100,
  },
  {
    key: 'channelType',
    label: { 'zh-CN': '通道类型', 'en-US': 'Kind' },
    options: channelTypeOptions,
    search: true,
    query: true,
    width: 110,
  },
  {
    key: 'smtpHost',
    label: { 'zh-CN': '服务器', 'en-US': 'Server' },
    query: true,
    maxLength: 255,
  },
  {
    key: 'status',
    label: { 'zh-CN': '状态', 'en-US': 'State' },
    options: [
      { value: '1', label: { 'zh-CN': '启用', 'en-US': 'In use' }, tone: 'success' },
      { value: '0', label: { 'zh-CN': '停用', 'en-US': 'Off' }, tone: 'default' },
    ],
    search: true,
    query: true,
    width: 90,
  },
  { key: 'kinds', label: { 'zh-CN': '通知类型', 'en-US': 'Kinds of notices' }, maxLength: 255 },
  { key: 'perMinute', label: { 'zh-CN': '每分钟上限', 'en-US': 'Per minute' }, kind: 'number', width: 110 },
  { key: 'remark', label: { 'zh-CN': '备注', 'en-US': 'Remarks' }, column: false, maxLength: 500 },
  recordFields.updateTime,
]);
