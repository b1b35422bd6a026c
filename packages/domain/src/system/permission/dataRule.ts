import { Type, type Static } from 'typebox';
import { Audit, Flag, Id, Maybe, MaybeText, Text } from '../../kit';

/** How a column is compared with the value of a rule; the last accepts SQL-like conditions, see `parseDictCondition`. */
export const RULE_CONDITIONS = [
  '=',
  '!=',
  '>',
  '>=',
  '<',
  '<=',
  'IN',
  'LIKE',
  'LEFT_LIKE',
  'RIGHT_LIKE',
  'USE_SQL_RULES',
] as const;
export type RuleCondition = (typeof RULE_CONDITIONS)[number];

/** Variables about the caller and the time, written `#{name}` in the value of a rule. */
export const RULE_VARIABLES = [
  'sys_user_code',
  'sys_user_name',
  'sys_org_code',
  'sys_multi_org_code',
  'sys_date',
  'sys_time',
  'tenant_id',
] as const;
export type RuleVariable = (typeof RULE_VARIABLES)[number];

/** A condition on the rows of a page's list, for roles it is assigned to (contract, part 2 §1). */
export const DataRule = Type.Object({
  id: Text(36),
  permissionId: Text(36),
  ruleName: Text(100),
  /** Column of the rows; empty for `USE_SQL_RULES`. */
  ruleColumn: MaybeText(100),
  ruleConditions: Text(20),
  ruleValue: Text(300),
  /** `'1'` = active. */
  status: Text(1),
  ...Audit,
});
export type DataRule = Static<typeof DataRule>;

const Condition = Type.Unsafe<RuleCondition>(Type.Union(RULE_CONDITIONS.map((one) => Type.Literal(one))));
const editableMembers = {
  ruleColumn: Type.Optional(
    Maybe(Type.String({ maxLength: 100, pattern: '^$|^[A-Za-z]\\w*$', title: '规则字段', reason: '应为字段名' })),
  ),
  status: Type.Optional(Flag),
};
export const DataRuleAdd = Type.Object({
  ...editableMembers,
  permissionId: Id,
  ruleName: Type.String({ minLength: 1, maxLength: 100 }),
  ruleConditions: Condition,
  ruleValue: Type.String({ minLength: 1, maxLength: 300 }),
});
export type DataRuleAdd = Static<typeof DataRuleAdd>;
export const DataRuleEdit = Type.Object({
  ...editableMembers,
  id: Id,
  ruleName: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  ruleConditions: Type.Optional(Condition),
  ruleValue: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
});
export type DataRuleEdit = Static<typeof DataRuleEdit>;

/** Rules of a page, and ids of the assigned ones. */
export const GivenRules = Type.Object({
  datarule: Type.Array(DataRule),
  /** Comma-joined. */
  drChecked: Text(4000),
});
export type GivenRules = Static<typeof GivenRules>;
