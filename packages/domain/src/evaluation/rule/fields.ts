import { listFields, recordFields, usageField } from '../../kit';
import type { EvaluationRule } from './schema';

/** Fields of the list of rules by which experts are drawn. */
export const evaluationRuleFields = listFields<EvaluationRule>()([
  {
    key: 'name',
    label: { 'zh-CN': '规则名称', 'en-US': 'Rule' },
    search: true,
    query: true,
    width: 220,
    sort: true,
    maxLength: 100,
  },
  {
    key: 'techNum',
    label: { 'zh-CN': '技术专家人数', 'en-US': 'Technical experts' },
    kind: 'number',
    query: true,
    width: 130,
    sort: true,
  },
  {
    key: 'busiNum',
    label: { 'zh-CN': '商务专家人数', 'en-US': 'Commercial experts' },
    kind: 'number',
    query: true,
    width: 140,
    sort: true,
  },
  { key: 'materialTypeIds', label: { 'zh-CN': '适用物料分类', 'en-US': 'Material types' } },
  usageField,
  { key: 'remark', label: { 'zh-CN': '备注', 'en-US': 'Remark' } },
  recordFields.updateTime,
]);
