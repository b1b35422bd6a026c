import { listFields } from '../../kit';
import type { OnlineUser } from './schema';

/** Fields of the list of online users. */
export const onlineUserFields = listFields<OnlineUser>()([
  {
    key: 'username',
    label: { 'zh-CN': '账号', 'en-US': 'Account' },
    search: true,
    query: true,
    width: 130,
    sort: true,
  },
  {
    key: 'realname',
    label: { 'zh-CN': '姓名', 'en-US': 'Name' },
    kind: 'person',
    search: true,
    query: true,
    width: 150,
    sort: true,
  },
  {
    key: 'sex',
    label: { 'zh-CN': '性别', 'en-US': 'Sex' },
    dict: 'sex',
    options: [
      { value: '1', label: { 'zh-CN': '男', 'en-US': 'Male' } },
      { value: '2', label: { 'zh-CN': '女', 'en-US': 'Female' } },
    ],
    width: 70,
  },
  { key: 'phone', label: { 'zh-CN': '手机号', 'en-US': 'Mobile' }, width: 130 },
  {
    key: 'loginTime',
    label: { 'zh-CN': '登录时间', 'en-US': 'Signed in' },
    kind: 'moment',
    query: true,
    width: 165,
    sort: true,
  },
  { key: 'lastSeenTime', label: { 'zh-CN': '最近访问', 'en-US': 'Last seen' }, kind: 'moment', width: 165, sort: true },
  { key: 'ip', label: { 'zh-CN': 'IP', 'en-US': 'IP' }, width: 140 },
  { key: 'userAgent', label: { 'zh-CN': '浏览器', 'en-US': 'Browser' } },
]);
