import { listFields } from '../../kit';
import type { AuctionRow } from './schema';

/** Fields of the list of auctions. */
export const auctionFields = listFields<AuctionRow>()([
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
    key: 'status',
    label: { 'zh-CN': '状态', 'en-US': 'Status' },
    dict: 'purchase_status',
    search: true,
    query: true,
    width: 100,
  },
  { key: 'demandOrgName', label: { 'zh-CN': '需求单位', 'en-US': 'Demand organisation' }, query: true, width: 160 },
  {
    key: 'proStartTime',
    label: { 'zh-CN': '竞价开始', 'en-US': 'Auction starts' },
    kind: 'moment',
    query: true,
    sort: true,
    width: 165,
  },
  {
    key: 'proEndTime',
    label: { 'zh-CN': '竞价截止', 'en-US': 'Auction ends' },
    kind: 'moment',
    search: true,
    query: true,
    sort: true,
    width: 165,
  },
  { key: 'bestPrice', label: { 'zh-CN': '当前最低价', 'en-US': 'Lowest price' }, kind: 'money', width: 130 },
  { key: 'myPrice', label: { 'zh-CN': '我的报价', 'en-US': 'Own price' }, kind: 'money', width: 130 },
  { key: 'myRank', label: { 'zh-CN': '我的排名', 'en-US': 'Own rank' }, kind: 'number', width: 100 },
  { key: 'participantCount', label: { 'zh-CN': '出价家数', 'en-US': 'Bidders' }, kind: 'number', width: 100 },
]);
