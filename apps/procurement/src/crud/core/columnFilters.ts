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
    const column = 'field' in item ? columns.find(({ field }) => field.key === item.field) : undefined;
    const filter = column && filterOf(item as Condition, column, filters[column.field.key]);
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
function filterOf(
  { rule, val, relative }: Condition,
  { kind, options }: FilterColumn,
  so: ColumnFilter | undefined,
): ColumnFilter | undefined {
  if (relative !== undefined) return undefined;
  if (kind === 'text') return rule === 'like' && !so && val ? { kind, contains: String(val) } : undefined;
  if (kind === 'choice') {
    if (rule !== 'in' || so || !Array.isArray(val)) return undefined;
    const labels = val.map((value) => options.find((option) => option.value === String(value))?.label);
    return labels.every((label) => label !== undefined) ? { kind, values: labels } : undefined;
  }
  const bound = rule === 'ge' ? 'from' : rule === 'le' ? 'to' : undefined;
  if (!bound || val === null || val === '' || (so && bound in so)) return undefined;
  return { ...so, kind, [bound]: kind === 'number' ? Number(val) : String(val) } as ColumnFilter;
}

function conditionsOf(filter: ColumnFilter, { field, options }: FilterColumn): Condition[] {
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
      if (chosen.length === 0) return [];
      const texts = Object.fromEntries(chosen.map(({ value, label }) => [value, label]));
      return [
        {
          ...condition(
            'in',
            chosen.map(({ value }) => value),
          ),
          texts,
        },
      ];
    }
    default:
      return [
        ...(filter.from === undefined ? [] : [condition('ge', filter.from)]),
        ...(filter.to === undefined ? [] : [condition('le', filter.to)]),
      ];
  }
}
