import type { Condition, QueryField, QueryGroup, QueryItem } from '@gezi/advanced-query/core';
import type { ColumnFilter, FilterState } from '@gezi/editable-grid';
import type { SelectOption } from '@gezi/domain';

/** A column that the server filters by conditions of the advanced query. */
export interface FilterColumn {
  field: Pick<QueryField, 'key' | 'type' | 'dbType'>;
  kind: ColumnFilter['kind'];
  /** All values of a `choice`; the filter holds labels, the conditions values. */
  options: readonly SelectOption[];
}

/** The query of a list: filters of columns, and all other conditions. */
export interface SplitQuery {
  filters: FilterState;
  rest: QueryGroup;
}

/** Reads the conditions that a column filter can show; every other condition stays in `rest`. */
export function splitQuery(query: QueryGroup, columns: readonly FilterColumn[]): SplitQuery {
  if (query.matchType !== 'and') return { filters: {}, rest: query };
  const filters: Record<string, ColumnFilter> = {};
  const rest: QueryItem[] = [];
  for (const item of query.conditions) {
    const key = fieldOf(item);
    const column = columns.find(({ field }) => field.key === key);
    const filter = column && filterOf(item, column, filters[column.field.key]);
    if (column && filter) filters[column.field.key] = filter;
    else rest.push(item);
  }
  return { filters, rest: { matchType: 'and', conditions: rest } };
}

/** Inverse of {@link splitQuery}: the filters become conditions that rows must meet besides the rest. */
export function joinQuery({ filters, rest }: SplitQuery, columns: readonly FilterColumn[]): QueryGroup {
  const conditions = columns.flatMap((column) => {
    const filter = filters[column.field.key];
    return filter ? conditionsOf(filter, column) : [];
  });
  if (conditions.length === 0) return rest;
  const others: readonly QueryItem[] =
    rest.matchType === 'and' || rest.conditions.length === 0 ? rest.conditions : [rest];
  return { matchType: 'and', conditions: [...others, ...conditions] };
}

/** @param so the filter read from earlier conditions of the same column */
function filterOf(item: QueryItem, column: FilterColumn, so: ColumnFilter | undefined): ColumnFilter | undefined {
  const { kind } = column;
  if (kind === 'choice') return so ? undefined : choiceOf(item, column);
  if (!('field' in item)) return undefined;
  const { rule, val, relative } = item;
  if (relative !== undefined) return undefined;
  if (kind === 'text') return rule === 'like' && !so && val ? { kind, contains: String(val) } : undefined;
  const bound = rule === 'ge' ? 'from' : rule === 'le' ? 'to' : undefined;
  if (!bound || val === null || val === '' || (so && bound in so)) return undefined;
  return { ...so, kind, [bound]: kind === 'number' ? Number(val) : String(val) } as ColumnFilter;
}

/** The field of a condition, or of the two conditions of a choice of values or empty cells. */
function fieldOf(item: QueryItem): string | undefined {
  if ('field' in item) return item.field;
  const [first, second] = item.conditions;
  const isPair = item.matchType === 'or' && item.conditions.length === 2 && second && 'field' in second;
  return isPair && first && 'field' in first && first.field === second.field ? first.field : undefined;
}

/** Reads a choice: values, empty cells, or either of them. */
function choiceOf(item: QueryItem, { options }: FilterColumn): ColumnFilter | undefined {
  const parts = ('field' in item ? [item] : item.conditions) as readonly Condition[];
  const values = parts.flatMap(({ rule, val, relative }) => {
    if (rule === 'empty') return [''];
    if (rule !== 'in' || relative !== undefined || !Array.isArray(val)) return [undefined];
    return val.map((value) => options.find((option) => option.value === String(value))?.label);
  });
  const known = values.filter((label) => label !== undefined);
  return known.length === values.length ? { kind: 'choice', values: known } : undefined;
}

function conditionsOf(filter: ColumnFilter, { field, options }: FilterColumn): QueryItem[] {
  const { key, type, dbType } = field;
  const condition = (rule: Condition['rule'], val: Condition['val']): Condition => ({
    field: key,
    rule,
    val,
    type,
    ...(dbType !== undefined && { dbType }),
  });
  switch (filter.kind) {
    case 'text':
      return [condition('like', filter.contains.trim())];
    case 'choice': {
      const chosen = options.filter(({ label }) => filter.values.includes(label));
      const texts = Object.fromEntries(chosen.map(({ value, label }) => [value, label]));
      const values = chosen.map(({ value }) => value);
      const conditions = [
        ...(values.length > 0 ? [{ ...condition('in', values), texts }] : []),
        // The empty text stands for empty cells.
        ...(filter.values.includes('') ? [condition('empty', null)] : []),
      ];
      return conditions.length > 1 ? [{ matchType: 'or', conditions }] : conditions;
    }
    default:
      return [
        ...(filter.from === undefined ? [] : [condition('ge', filter.from)]),
        ...(filter.to === undefined ? [] : [condition('le', filter.to)]),
      ];
  }
}
