import { listFields } from '../../kit';
import type { UserAgent } from './schema';

/** Fields of the agent list. Users are shown by account because names are not unique. */
export const agentFields = listFields<UserAgent>()([
  {
    key: 'userName',
    label: { 'zh-CN': '用户账号', 'en-US': 'Account of the user' },
    search: true,
    query: true,
    sort: true,
  },
  {
    key: 'agentUserName',
    label: { 'zh-CN': '代理人账号', 'en-US': 'Account of the agent' },
    search: true,
    query: true,
    sort: true,
  },
  {
    key: 'startTime',
    label: { 'zh-CN': '开始时间', 'en-US': 'From' },
    kind: 'moment',
    query: true,
    width: 175,
    sort: true,
  },
  {
    key: 'endTime',
    label: { 'zh-CN': '结束时间', 'en-US': 'Until' },
    kind: 'moment',
    query: true,
    width: 175,
    sort: true,
  },
  {
    key: 'status',
    label: { 'zh-CN': '状态', 'en-US': 'Status' },
    options: [
      { value: '1', label: { 'zh-CN': '启用', 'en-US': 'On' }, tone: 'success' },
      { value: '0', label: { 'zh-CN': '停用', 'en-US': 'Off' }, tone: 'default' },
    ],
    search: true,
    query: true,
    width: 100,
  },
]);
