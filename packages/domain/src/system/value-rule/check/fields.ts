import { CODE, listFields, recordFields } from '../../../kit';
import type { SysCheckRule } from './schema';

/** Fields of the list of check rules. */
export const checkRuleFields = listFields<SysCheckRule>()([
  {
    key: 'ruleName',
    label: { 'zh-CN': '规则名称', 'en-US': 'Name' },
    search: true,
    query: true,
    width: 200,
    sort: true,
    import: 'required',
    maxLength: 100,
    cellWidth: 24,
  },
  {
    key: 'ruleCode',
    label: { 'zh-CN': '规则编码', 'en-US': 'Code' },
    search: true,
    query: true,
    width: 200,
    sort: true,
    import: 'required',
    unique: true,
    maxLength: 100,
    pattern: CODE,
    cellWidth: 24,
  },
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
