import { Type, type Static } from 'typebox';
import { Audit, Code, editOf, MaybeText, Text } from '../../../kit';

/** A rule to check values (contract, part 2 §1). */
export const SysCheckRule = Type.Object({
  id: Text(36),
  ruleName: Text(100),
  ruleCode: Text(100),
  /** JSON array of {@link CheckPart}. */
  ruleJson: Type.String(),
  ruleDescription: MaybeText(500),
  ...Audit,
});
export type SysCheckRule = Static<typeof SysCheckRule>;

const members = {
  ruleName: Type.String({ minLength: 1, maxLength: 100, title: '规则名称' }),
  ruleCode: Code('规则编码'),
  ruleJson: Type.String({ minLength: 2, maxLength: 10_000, title: '规则' }),
  ruleDescription: Type.Optional(MaybeText(500, { title: '规则描述' })),
};
export const SysCheckRuleAdd = Type.Object(members);
export type SysCheckRuleAdd = Static<typeof SysCheckRuleAdd>;
export const SysCheckRuleEdit = editOf(members);
export type SysCheckRuleEdit = Static<typeof SysCheckRuleEdit>;
