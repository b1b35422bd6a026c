import { listFields, recordFields } from '../../../kit';
import { ruleFields } from '../ruleFields';
import type { SysCheckRule } from './schema';

/** Fields of the list of check rules. */
export const checkRuleFields = listFields<SysCheckRule>()([
  ...ruleFields,
  {
    key: 'ruleJson',
    label: { 'zh-CN': '规则', 'en-US': 'Rule' },
    column: false,
    import: 'required',
    maxLength: 10000,
    cellWidth: 60,
  },
  {
    key: 'ruleDescription',
    label: { 'zh-CN': '规则描述', 'en-US': 'Description' },
    import: true,
    maxLength: 500,
    cellWidth: 40,
  },
  recordFields.updateTime,
]);
