import type { ListField } from './ListField';

/** State of a master record: `'1'` in use, `'0'` out of use, so that nobody can choose it. */
export const usageField = {
  key: 'status',
  label: { 'zh-CN': '状态', 'en-US': 'Status' },
  options: [
    { value: '1', label: { 'zh-CN': '启用', 'en-US': 'In use' }, tone: 'success' },
    { value: '0', label: { 'zh-CN': '停用', 'en-US': 'Out of use' }, tone: 'default' },
  ],
  search: true,
  query: true,
  width: 100,
  import: true,
  cellWidth: 8,
} as const satisfies ListField;
