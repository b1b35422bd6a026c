import { CODE, type ListField } from '../../kit';

/** Fields that the lists of check rules and of numbering rules start with. */
export const ruleFields = [
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
] as const satisfies readonly ListField[];
