import { listFields } from '../../kit';
import type { Contact } from './addressList';

/** Fields of the address list. */
export const contactFields = listFields<Contact>()([
  {
    key: 'realname',
    label: { 'zh-CN': '姓名', 'en-US': 'Name' },
    kind: 'person',
    search: 'exact',
    width: 130,
    sort: true,
  },
  { key: 'workNo', label: { 'zh-CN': '工号', 'en-US': 'Staff number' }, search: 'exact', width: 95, sort: true },
  { key: 'departName', label: { 'zh-CN': '部门', 'en-US': 'Departments' }, width: 150 },
  { key: 'post_dictText', label: { 'zh-CN': '职务', 'en-US': 'Positions' }, width: 110 },
  { key: 'telephone', label: { 'zh-CN': '座机', 'en-US': 'Telephone' }, width: 140 },
  { key: 'phone', label: { 'zh-CN': '手机号码', 'en-US': 'Mobile' }, width: 120 },
  { key: 'email', label: { 'zh-CN': '邮箱', 'en-US': 'E-mail' } },
]);
