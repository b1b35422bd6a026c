import { listFields, recordFields } from '../../../kit';
import { ruleFields } from '../ruleFields';
import type { SysFillRule } from './schema';

/** Fields of the list of numbering rules. */
export const fillRuleFields = listFields<SysFillRule>()([
  ...ruleFields,
  {
    key: 'ruleClass',
    label: { 'zh-CN': '生成方式', 'en-US': 'Kind' },
    options: [
      { value: 'sequence', label: { 'zh-CN': '流水号', 'en-US': 'Number' } },
      { value: 'date_sequence', label: { 'zh-CN': '日期流水号', 'en-US': 'Number of a date' } },
      { value: 'tree_code', label: { 'zh-CN': '树形编码', 'en-US': 'Code in a tree' } },
    ],
    search: true,
    query: true,
    width: 130,
    import: 'required',
    cellWidth: 18,
  },
  {
    key: 'ruleParams',
    label: { 'zh-CN': '规则参数', 'en-US': 'Parameters' },
    import: true,
    maxLength: 2000,
    cellWidth: 60,
  },
  recordFields.updateTime,
]);
