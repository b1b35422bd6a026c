import { listFields, recordFields, usageField } from '../../kit';
import type { EvaluationItem } from './schema';

/** Fields of the list of evaluation dimensions. */
export const evaluationItemFields = listFields<EvaluationItem>()([
  {
    key: 'itemName',
    label: { 'zh-CN': '维度名称', 'en-US': 'Dimension' },
    search: true,
    query: true,
    width: 220,
    sort: true,
    import: 'required',
    maxLength: 100,
    cellWidth: 24,
  },
  {
    key: 'itemType',
    label: { 'zh-CN': '维度类型', 'en-US': 'Type' },
    dict: 'profession_type',
    search: true,
    query: true,
    width: 120,
    import: true,
    cellWidth: 10,
  },
  {
    key: 'markValue',
    label: { 'zh-CN': '分值', 'en-US': 'Points' },
    kind: 'number',
    query: true,
    width: 90,
    sort: true,
    import: 'required',
    pattern: '^([1-9]\\d?|100)$',
    cellWidth: 8,
  },
  {
    key: 'description',
    label: { 'zh-CN': '评分说明', 'en-US': 'Scoring notes' },
    import: true,
    maxLength: 2000,
    cellWidth: 48,
  },
  usageField,
  recordFields.updateTime,
]);
