import { isGroup, type Condition, type ConditionValue, type QueryGroup, type QueryItem } from './Condition';
import { rulesOf, type QueryField } from './QueryField';
import type { Rule } from './rules';

/** A new condition without a value. */
export const newCondition = (field: QueryField): Condition => ({
  field: field.key,
  rule: rulesOf(field)[0] ?? 'eq',
  val: null,
  ...membersOf(field),
});

/** Changes the field. The rule stays if the new field offers it; the value is cleared. */
export function withField(condition: Condition, field: QueryField): Condition {
  const rules = rulesOf(field);
  return { ...newCondition(field), rule: rules.includes(condition.rule) ? condition.rule : (rules[0] ?? 'eq') };
}

/** Changes the rule. From `in`, the first value stays (B§4); to `in`, the value becomes a list. */
export function withRule(condition: Condition, rule: Rule): Condition {
  if (rule === condition.rule) return condition;
  const { val } = condition;
  if (rule === 'in') {
    const { relative: _none, ...rest } = condition;
    return { ...rest, rule, val: hasValue(val) ? listOf(val) : null };
  }
  return { ...condition, rule, val: condition.rule === 'in' ? (listOf(val)[0] ?? null) : val };
}

/** Sets a value or a relative range. */
export function withValue(condition: Condition, { val, relative, texts }: ValueChange): Condition {
  const { relative: _before, texts: _known, ...rest } = condition;
  return { ...rest, val, ...(relative && { relative }), ...(texts && { texts }) };
}

/** What a control of a condition sets: the value, a relative range, and the labels of values by value. */
export type ValueChange = Pick<Condition, 'val' | 'relative' | 'texts'>;

/** The values of a condition as a list. */
export function listOf(val: ConditionValue): (string | number)[] {
  if (val === null || typeof val === 'boolean') return val === null ? [] : [String(val)];
  if (typeof val === 'object') return [...val];
  return typeof val === 'string'
    ? val
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)
    : [val];
}

const hasValue = (val: ConditionValue): boolean =>
  typeof val === 'object' ? (val ?? []).length > 0 : String(val).trim() !== '';

/** True if a condition has field, rule and value; the rule `empty` needs no value. */
export const isComplete = (condition: Condition): boolean =>
  Boolean(
    condition.field && condition.rule && (condition.relative || condition.rule === 'empty' || hasValue(condition.val)),
  );

/** The query without incomplete conditions and empty groups. */
export function completeQuery(query: QueryGroup): QueryGroup {
  const conditions = query.conditions.flatMap((item): QueryItem[] => {
    if (!isGroup(item)) return isComplete(item) ? [item] : [];
    const group = completeQuery(item);
    return group.conditions.length > 0 ? [group] : [];
  });
  return { matchType: query.matchType, conditions };
}

/** Whether a query has at least one complete condition (B§4). */
export const isActiveQuery = (query: QueryGroup): boolean => completeQuery(query).conditions.length > 0;

/** Members that a condition takes from its field. */
function membersOf({ type, dbType, formatStr }: QueryField) {
  return { type, ...(dbType !== undefined && { dbType }), ...(formatStr !== undefined && { formatStr }) };
}
