import { listFields } from '../../kit';
import type { Supplemental } from './schema';

/** Fields of the list of supplemental agreements. */
export const supplementFields = listFields<Supplemental>()([
  {
    key: 'supplementalNo',
    label: { 'zh-CN': '补充协议编号', 'en-US': 'Supplement no.' },
    search: true,
    query: true,
    sort: true,
    width: 170,
  },
  {
    key: 'status',
    label: { 'zh-CN': '状态', 'en-US': 'Status' },
    dict: 'supplemental_status',
    search: true,
    query: true,
    width: 120,
  },
  { key: 'startDate', label: { 'zh-CN': '开始日期', 'en-US': 'Starts' }, kind: 'day', query: true, width: 115 },
  { key: 'endDate', label: { 'zh-CN': '结束日期', 'en-US': 'Ends' }, kind: 'day', query: true, width: 115 },
  {
    key: 'changePrice',
    label: { 'zh-CN': '变更后金额', 'en-US': 'New price' },
    kind: 'money',
    query: true,
    width: 140,
  },
  { key: 'mark', label: { 'zh-CN': '补充内容', 'en-US': 'Content' } },
  { key: 'refuseReason', label: { 'zh-CN': '拒绝原因', 'en-US': 'Reason of refusal' } },
]);
