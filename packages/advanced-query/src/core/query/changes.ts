import { isGroup, type Condition, type ConditionValue, type QueryGroup, type QueryItem } from './Condition';
import { rulesOf, type QueryField } from './QueryField';
import type { Rule } from './rules';

/** A condition on a field that says nothing yet. */
export const newCondition = (field: QueryField): Condition => ({
  field: field.key,
  rule: rulesOf(field)[0] ?? 'eq',
  val: null,
  ...wordsOf(field),
});

/** Another field: the rule stays where it makes sense there, the value does not. */
export function withField(condition: Condition, field: QueryField): Condition {
  const rules = rulesOf(field);
  return { ...newCondition(field), rule: rules.includes(condition.rule) ? condition.rule : (rules[0] ?? 'eq') };
}

/** Another rule; from `in` the first of several values is kept (B§4), to `in` the value becomes the first. */
export function withRule(condition: Condition, rule: Rule): Condition {
  if (rule === condition.rule) return condition;
  const { val } = condition;
  if (rule === 'in') {
    const { relative: _none, ...rest } = condition;
    return { ...rest, rule, val: hasValue(val) ? listOf(val) : null };
  }
  return { ...condition, rule, val: condition.rule === 'in' ? (listOf(val)[0] ?? null) : val };
}

/** Another value, in the place of days counted from today or the other way round. */
export function withValue(condition: Condition, { val, relative, texts }: ValueChange): Condition {
  const { relative: _before, texts: _known, ...rest } = condition;
  return { ...rest, val, ...(relative && { relative }), ...(texts && { texts }) };
}

export type ValueChange = Pick<Condition, 'val' | 'relative' | 'texts'>;

/** The values of a condition, one by one. */
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

export const hasValue = (val: ConditionValue): boolean =>
  typeof val === 'object' ? (val ?? []).length > 0 : String(val).trim() !== '';

/** Field, rule and something to compare with are there. */
export const isComplete = (condition: Condition): boolean =>
  Boolean(condition.field && condition.rule && (condition.relative || hasValue(condition.val)));

/** The query without what is not complete, and without the groups that leaves empty. */
export function completeQuery(query: QueryGroup): QueryGroup {
  const conditions = query.conditions.flatMap((item): QueryItem[] => {
    if (!isGroup(item)) return isComplete(item) ? [item] : [];
    const group = completeQuery(item);
    return group.conditions.length > 0 ? [group] : [];
  });
  return { matchType: query.matchType, conditions };
}

/** A query that asks something is active (B§4). */
export const isActive = (query: QueryGroup): boolean => completeQuery(query).conditions.length > 0;

/** What a condition says of its field beside the name. */
function wordsOf({ type, dbType, formatStr }: QueryField) {
  return { type, ...(dbType !== undefined && { dbType }), ...(formatStr !== undefined && { formatStr }) };
}
