import { Type, type Static } from 'typebox';
import { Audit, Code, editOf, MaybeText, Text } from '../../../kit';

/** How values are generated: a sequence, a sequence per period, or the next code in a tree. */
export const FILL_CLASSES = ['sequence', 'date_sequence', 'tree_code'] as const;
export type FillClass = (typeof FILL_CLASSES)[number];

/** A rule to generate values (contract, part 2 §1). */
export const SysFillRule = Type.Object({
  id: Text(36),
  ruleName: Text(100),
  ruleCode: Text(100),
  ruleClass: Text(50),
  /** JSON of {@link FillParams}. */
  ruleParams: MaybeText(2000),
  ...Audit,
});
export type SysFillRule = Static<typeof SysFillRule>;

const members = {
  ruleName: Type.String({ minLength: 1, maxLength: 100, title: '规则名称' }),
  ruleCode: Code('规则编码'),
  ruleClass: Type.Union([Type.Literal('sequence'), Type.Literal('date_sequence'), Type.Literal('tree_code')], {
    title: '生成方式',
    reason: `应为：${FILL_CLASSES.join('、')}`,
  }),
  ruleParams: Type.Optional(MaybeText(2000, { title: '规则参数' })),
};
export const SysFillRuleAdd = Type.Object(members);
export type SysFillRuleAdd = Static<typeof SysFillRuleAdd>;
export const SysFillRuleEdit = editOf(members);
export type SysFillRuleEdit = Static<typeof SysFillRuleEdit>;
