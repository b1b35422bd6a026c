import { listFields } from '../../kit';
import { priorityOptions } from './priorityOptions';
import type { ReceivedNotice } from './schema';

/** Fields of the list of received notices. */
export const receivedNoticeFields = listFields<ReceivedNotice>()([
  { key: 'titile', label: { 'zh-CN': '标题', 'en-US': 'Title' }, search: true },
  {
    key: 'msgCategory',
    label: { 'zh-CN': '消息类型', 'en-US': 'Type' },
    options: [
      { value: '1', label: { 'zh-CN': '通知公告', 'en-US': 'Notice' } },
      { value: '2', label: { 'zh-CN': '系统消息', 'en-US': 'System message' } },
    ],
    search: true,
    width: 110,
  },
  {
    key: 'priority',
    label: { 'zh-CN': '优先级', 'en-US': 'Priority' },
    options: priorityOptions,
    search: true,
    width: 90,
  },
  { key: 'sender', label: { 'zh-CN': '发布人', 'en-US': 'Sender' }, kind: 'person', width: 120 },
  {
    key: 'sendTime',
    label: { 'zh-CN': '发布时间', 'en-US': 'Published' },
    kind: 'moment',
    search: true,
    width: 165,
    sort: true,
  },
  {
    key: 'readFlag',
    label: { 'zh-CN': '阅读状态', 'en-US': 'Read state' },
    options: [
      { value: '0', label: { 'zh-CN': '未读', 'en-US': 'Unread' }, tone: 'processing' },
      { value: '1', label: { 'zh-CN': '已读', 'en-US': 'Read' }, tone: 'default' },
    ],
    search: true,
    width: 90,
  },
]);
