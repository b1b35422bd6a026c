import { listFields } from '../../kit';
import type { SysDataLog } from './schema';

/** Fields of the list of record versions. */
export const dataLogFields = listFields<SysDataLog>()([
  { key: 'dataTable', label: { 'zh-CN': '数据表', 'en-US': 'Table' }, search: true, query: true, width: 170 },
  { key: 'dataId', label: { 'zh-CN': '数据ID', 'en-US': 'Record' }, search: 'exact', query: true, width: 200 },
  { key: 'dataVersion', label: { 'zh-CN': '版本', 'en-US': 'Version' }, width: 80 },
  {
    key: 'type',
    label: { 'zh-CN': '变更类型', 'en-US': 'Change' },
    options: [
      { value: 'add', label: { 'zh-CN': '新增', 'en-US': 'Added' } },
      { value: 'edit', label: { 'zh-CN': '修改', 'en-US': 'Edited' } },
      { value: 'delete', label: { 'zh-CN': '删除', 'en-US': 'Deleted' } },
    ],
    width: 100,
  },
  { key: 'dataContent', label: { 'zh-CN': '日志内容', 'en-US': 'What happened' } },
  {
    key: 'createBy',
    label: { 'zh-CN': '操作人', 'en-US': 'By' },
    kind: 'person',
    search: 'exact',
    query: true,
    width: 120,
  },
  {
    key: 'createTime',
    label: { 'zh-CN': '时间', 'en-US': 'Time' },
    kind: 'moment',
    search: true,
    query: true,
    width: 165,
    sort: true,
  },
]);
