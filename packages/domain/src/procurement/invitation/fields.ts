import { listFields } from '../../kit';
import type { PurchaseInvite } from './schema';
import { inviteStatusItems } from './status';

/** Fields of the list of invitations. */
export const inviteFields = listFields<PurchaseInvite>()([
  {
    key: 'proNo',
    label: { 'zh-CN': '项目编号', 'en-US': 'Project no.' },
    search: true,
    query: true,
    sort: true,
    width: 150,
  },
  { key: 'proName', label: { 'zh-CN': '项目名称', 'en-US': 'Project name' }, search: true, query: true, width: 220 },
  {
    key: 'supplierName',
    label: { 'zh-CN': '供应商', 'en-US': 'Supplier' },
    search: true,
    query: true,
    sort: true,
    width: 230,
  },
  { key: 'linkman', label: { 'zh-CN': '联系人', 'en-US': 'Contact' }, width: 90 },
  { key: 'mobile', label: { 'zh-CN': '手机', 'en-US': 'Mobile' }, width: 125 },
  {
    key: 'status',
    label: { 'zh-CN': '邀请状态', 'en-US': 'Answer' },
    dict: 'invite_status',
    options: inviteStatusItems,
    search: true,
    query: true,
    width: 115,
  },
  {
    key: 'projectStatus',
    label: { 'zh-CN': '项目状态', 'en-US': 'Project status' },
    dict: 'purchase_status',
    query: true,
    width: 115,
  },
  {
    key: 'sendTime',
    label: { 'zh-CN': '邀请时间', 'en-US': 'Invited' },
    kind: 'moment',
    search: true,
    query: true,
    sort: true,
    width: 165,
  },
  {
    key: 'replyTime',
    label: { 'zh-CN': '回复时间', 'en-US': 'Answered' },
    kind: 'moment',
    query: true,
    sort: true,
    width: 165,
  },
  { key: 'replyRemark', label: { 'zh-CN': '回复说明', 'en-US': 'Remark' }, query: true, width: 180 },
]);
