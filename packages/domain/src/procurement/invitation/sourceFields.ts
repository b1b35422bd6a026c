import { listFields } from '../../kit';
import { projectStatusItems } from '../purchase-project/status';
import type { SourceRow } from './sourceSchema';
import { publishedStatuses } from './source';
import { inviteStatusItems } from './status';

/** Fields of the sourcing hall. */
export const sourceFields = listFields<SourceRow, 'keyword' | 'timeLeft'>()([
  { key: 'keyword', label: { 'zh-CN': '关键字', 'en-US': 'Keyword' }, search: 'exact', column: false, maxLength: 100 },
  {
    key: 'proNo',
    label: { 'zh-CN': '项目编号', 'en-US': 'Project no.' },
    query: true,
    sort: true,
    width: 150,
  },
  { key: 'proName', label: { 'zh-CN': '项目名称', 'en-US': 'Project name' }, query: true, width: 220 },
  {
    key: 'buyType',
    label: { 'zh-CN': '采购方式', 'en-US': 'Procurement method' },
    dict: 'buy_type',
    search: true,
    query: true,
    width: 110,
  },
  {
    key: 'status',
    label: { 'zh-CN': '状态', 'en-US': 'Status' },
    dict: 'purchase_status',
    options: projectStatusItems.filter(({ value }) => publishedStatuses.includes(value)),
    search: true,
    query: true,
    width: 100,
  },
  { key: 'timeLeft', label: { 'zh-CN': '剩余时间', 'en-US': 'Time left' }, width: 165, export: false },
  {
    key: 'proEndTime',
    label: { 'zh-CN': '报价截止', 'en-US': 'Quotation ends' },
    kind: 'moment',
    search: true,
    query: true,
    sort: true,
    width: 165,
  },
  {
    key: 'inviteStatus',
    label: { 'zh-CN': '邀请状态', 'en-US': 'Answer' },
    dict: 'invite_status',
    options: inviteStatusItems,
    query: true,
    width: 115,
  },
  {
    key: 'myBidStatus',
    label: { 'zh-CN': '我的报价', 'en-US': 'My bid' },
    dict: 'bid_status',
    query: true,
    width: 115,
  },
  {
    key: 'demandOrgName',
    label: { 'zh-CN': '需求单位', 'en-US': 'Demand organisation' },
    query: true,
    width: 160,
  },
  {
    key: 'proStartTime',
    label: { 'zh-CN': '报价开始', 'en-US': 'Quotation starts' },
    kind: 'moment',
    query: true,
    column: false,
  },
  {
    key: 'publishTime',
    label: { 'zh-CN': '发布时间', 'en-US': 'Published' },
    kind: 'moment',
    query: true,
    sort: true,
    column: false,
  },
]);
