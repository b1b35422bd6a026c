import type { Condition, QueryField, QueryGroup, QueryItem, Rule } from '@gezi/advanced-query/core';
import { parseCondition, type FlowCondition } from '@gezi/domain';

/** Rules that conditions of processes have. */
export const CONDITION_RULES: readonly Rule[] = ['eq', 'ne', 'gt', 'ge', 'lt', 'le'];

const OPERATORS = { eq: '==', ne: '!=', gt: '>', ge: '>=', lt: '<', le: '<=' } as const;
const RULES = { '==': 'eq', '!=': 'ne', '>': 'gt', '>=': 'ge', '<': 'lt', '<=': 'le' } as const;

/** Types of variables. `switch` is true or false. */
export type VariableType = 'text' | 'number' | 'switch';

/** A variable as a field of the query builder. */
export const variableField = (key: string, label: string, type: VariableType): QueryField => ({
  key,
  label,
  type,
  rules: type === 'switch' ? ['eq', 'ne'] : CONDITION_RULES,
  ...(type === 'switch' && { extendOption: ['true', 'false'] as const }),
});

/**
 * The text of a condition, e.g. `${amount > 50000 && (dept == 'A01' || urgent == true)}`. Comparisons without a value are
 * left out.
 *
 * @returns the empty text if no comparison is left
 */
export function conditionText(query: QueryGroup, fields: readonly QueryField[]): string {
  const text = groupText(query, fields, true);
  return text && `\${${text}}`;
}

function groupText({ matchType, conditions }: QueryGroup, fields: readonly QueryField[], isOutermost: boolean): string {
  const parts = conditions.map((item) => itemText(item, fields)).filter(Boolean);
  const text = parts.join(matchType === 'and' ? ' && ' : ' || ');
  return parts.length > 1 && !isOutermost ? `(${text})` : text;
}

function itemText(item: QueryItem, fields: readonly QueryField[]): string {
  if ('conditions' in item) return groupText(item, fields, false);
  const { field, rule, val } = item;
  const operator = Object.hasOwn(OPERATORS, rule) ? OPERATORS[rule as keyof typeof OPERATORS] : undefined;
  if (!operator || val === null || val === '' || typeof val === 'object') return '';
  const type = fields.find(({ key }) => key === field)?.type ?? item.type;
  return `${field} ${operator} ${literalText(val, type)}`;
}

function literalText(value: string | number | boolean, type: string | undefined): string {
  if (type === 'switch') return String(value) === 'true' ? 'true' : 'false';
  if (type === 'number' && !Number.isNaN(Number(value))) return String(Number(value));
  return `'${String(value).replaceAll(/['\\]/g, String.raw`\$&`)}'`;
}

/** A condition as a query; undefined for one that the builder cannot show, e.g. the comparison of two variables. */
export function conditionQuery(text: string): QueryGroup | undefined {
  const read = parseCondition(text);
  const item = read.ok ? itemOf(read.value) : undefined;
  return item && ('conditions' in item ? item : { matchType: 'and', conditions: [item] });
}

function itemOf(condition: FlowCondition): QueryItem | undefined {
  switch (condition.type) {
    case 'and':
    case 'or': {
      const [left, right] = [itemOf(condition.left), itemOf(condition.right)];
      if (!left || !right) return undefined;
      // `a && b && c` is one group.
      const parts = [left, right].flatMap((item) =>
        'conditions' in item && item.matchType === condition.type ? item.conditions : [item],
      );
      return { matchType: condition.type, conditions: parts };
    }
    case 'compare': {
      const { left, right, op } = condition;
      if (left.type !== 'variable' || right.type !== 'literal' || right.value === null) return undefined;
      const type: VariableType = { number: 'number', boolean: 'switch', string: 'text' }[
        typeof right.value as 'number'
      ] as VariableType;
      const val = type === 'switch' ? String(right.value) : right.value;
      return { field: left.path.join('.'), rule: RULES[op], val, type } satisfies Condition;
    }
    default:
      return undefined;
  }
}

/** Fields for the variables that a condition names and `fields` lack. */
export function fieldsWith(fields: readonly QueryField[], query: QueryGroup | undefined): readonly QueryField[] {
  const known = new Set(fields.map(({ key }) => key));
  const added: QueryField[] = [];
  const visit = (item: QueryItem): void => {
    if ('conditions' in item) return item.conditions.forEach(visit);
    if (known.has(item.field)) return;
    known.add(item.field);
    added.push(variableField(item.field, item.field, (item.type ?? 'text') as VariableType));
  };
  if (query) visit(query);
  return added.length === 0 ? fields : [...fields, ...added];
}
