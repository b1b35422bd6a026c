import { listFields, recordFields } from '../../kit';
import type { ReportHead } from './schema';

/** Fields of the list of reports. */
export const reportFields = listFields<ReportHead>()([
  {
    key: 'name',
    label: { 'zh-CN': '报表名称', 'en-US': 'Report' },
    search: true,
    query: true,
    sort: true,
    width: 220,
  },
  { key: 'code', label: { 'zh-CN': '报表编码', 'en-US': 'Code' }, search: true, query: true, sort: true, width: 200 },
  {
    key: 'isPublished',
    label: { 'zh-CN': '发布状态', 'en-US': 'State' },
    options: [
      { value: '1', label: { 'zh-CN': '已发布', 'en-US': 'Published' }, tone: 'success' },
      { value: '0', label: { 'zh-CN': '未发布', 'en-US': 'Draft' }, tone: 'default' },
    ],
    search: true,
    query: true,
    width: 110,
  },
  { key: 'dbSource', label: { 'zh-CN': '数据源', 'en-US': 'Data source' }, query: true, width: 130 },
  { key: 'content', label: { 'zh-CN': '说明', 'en-US': 'Description' }, query: true, width: 240 },
  { ...recordFields.createBy, query: true, width: 110 },
  { ...recordFields.createTime, column: false },
  recordFields.updateTime,
]);
