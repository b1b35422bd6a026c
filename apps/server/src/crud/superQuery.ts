import { and, exists, not, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { parseBody } from '../http/parseBody';
import { readAs, refuse } from '../http/refusal';
import { groupBy } from '../kit/groupBy';
import { texts } from '../texts';
import { columnKind } from './columnKind';
import { conditionSql } from './conditionSql';
import { splitList, type Comparison, type Condition } from './parseFieldCondition';

/** Columns of a list by their name on the wire; request text picks a key and never becomes SQL. */
export type Columns = Readonly<Record<string, AnyPgColumn>>;

/** Detail rows a condition `subTable,field` may look into. */
interface DetailTable {
  from: PgTable;
  /** Which detail rows belong to the row in question. */
  on: SQL;
  columns: Columns;
}

export interface SuperQuery {
  columns: Columns;
  details?: Readonly<Record<string, DetailTable>>;
}

const MAX_CONDITIONS = 50;
/** Each may read every detail row. */
const MAX_DETAIL_CONDITIONS = 5;
const FIELD = 'superQueryParams';

type Rule = Comparison | 'in' | 'like' | 'left_like' | 'right_like';
const RULES: Readonly<Record<string, Rule>> = {
  eq: 'eq',
  '=': 'eq',
  ne: 'ne',
  '!=': 'ne',
  gt: 'gt',
  '>': 'gt',
  ge: 'ge',
  '>=': 'ge',
  lt: 'lt',
  '<': 'lt',
  le: 'le',
  '<=': 'le',
  in: 'in',
  IN: 'in',
  like: 'like',
  LIKE: 'like',
  left_like: 'left_like',
  LEFT_LIKE: 'left_like',
  right_like: 'right_like',
  RIGHT_LIKE: 'right_like',
};

interface Wanted {
  /** Place in the request. */
  index: number;
  field: string;
  rule: Rule;
  val: string;
  wholeDay: boolean;
}

/**
 * The advanced query of a list (contract, part 1 §1.10) as one group of conditions, to be ANDed with tenant and scope.
 *
 * @param params as decoded by the HTTP layer: JSON, or JSON encoded once more
 * @param matchType `or` in any case; everything else is `and`
 * @throws {Refusal} for text that is no list of conditions, for more than 50 or more than 5 that look into details, for a
 * value that does not fit its column
 */
export function superQuerySql({ columns, details = {} }: SuperQuery, params = '', matchType = 'and'): SQL | undefined {
  if (params.trim() === '') return undefined;
  const own: SQL[] = [];
  const inner: { detail: DetailTable; condition: SQL }[] = [];
  for (const wanted of readConditions(params)) {
    const [name = '', innerName] = wanted.field.split(',');
    if (innerName === undefined) {
      const condition = columnCondition(columns, name, wanted);
      if (condition) own.push(condition);
      continue;
    }
    const detail = Object.hasOwn(details, name) ? details[name] : undefined;
    const condition = detail && columnCondition(detail.columns, innerName, wanted);
    if (condition) inner.push({ detail, condition });
  }
  if (inner.length > MAX_DETAIL_CONDITIONS) throw refuse(texts.list.tooManyDetails(MAX_DETAIL_CONDITIONS), FIELD);
  if (matchType.toLowerCase() !== 'or') {
    // Different detail rows may meet the conditions, so each looks for its own.
    return and(...own, ...inner.map(({ detail, condition }) => detailSql(detail, condition)));
  }
  const byDetail = [...groupBy(inner, ({ detail }) => detail)];
  return or(
    ...own,
    ...byDetail.map(([detail, group]) => detailSql(detail, or(...group.map(({ condition }) => condition)))),
  );
}

const detailSql = ({ from, on }: DetailTable, condition: SQL | undefined): SQL =>
  exists(sql`(select 1 from ${from} where ${and(on, condition)})`);

function readConditions(params: string): Wanted[] {
  const parsed = parseParams(params);
  if (!Array.isArray(parsed)) throw refuse(texts.list.superQueryMalformed, FIELD);
  if (parsed.length > MAX_CONDITIONS) throw refuse(texts.list.superQueryTooLong(MAX_CONDITIONS), FIELD);
  const seen = new Set<string>();
  return parsed.flatMap((item: unknown, index) => {
    const { field, rule, val, type } = Object(item) as Record<string, unknown>;
    const known = typeof rule === 'string' && Object.hasOwn(RULES, rule) ? RULES[rule] : undefined;
    const value = textOf(val);
    if (typeof field !== 'string' || !known || value.trim() === '') return [];
    const wanted = { field, rule: known, val: value, wholeDay: type === 'date' };
    const key = JSON.stringify(wanted);
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ index, ...wanted }];
  });
}

/** Clients join lists themselves; some do not. */
function textOf(val: unknown): string {
  if (Array.isArray(val)) return val.map(textOf).join(',');
  return typeof val === 'string' || typeof val === 'number' || typeof val === 'boolean' ? String(val) : '';
}

/** The client encodes once more than HTTP does; `+` is never a blank. */
function parseParams(params: string): unknown {
  let text = params;
  try {
    text = decodeURIComponent(params);
  } catch {
    // A bare % is part of a value: the text is used as it is.
  }
  return readAs(FIELD, () => parseBody(text));
}

/** Unknown fields are left out of the query. */
function columnCondition(columns: Columns, name: string, { index, rule, val, wholeDay }: Wanted): SQL | undefined {
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (!column) return undefined;
  return readAs(`${FIELD}/${index}/val`, () => {
    if (wholeDay && columnKind(column) === 'datetime') return wholeDaySql(column, rule, val.trim().slice(0, 10), name);
    const condition = conditionOf(rule, val);
    return condition && conditionSql(column, condition, name);
  });
}

function conditionOf(rule: Rule, value: string): Condition | undefined {
  switch (rule) {
    case 'in': {
      const values = splitList(value);
      return values.length > 0 ? { kind: 'in', values } : undefined;
    }
    case 'like':
      return { kind: 'like', match: 'contains', value };
    // Named for where the wildcard stands: `%value`.
    case 'left_like':
      return { kind: 'like', match: 'ends', value };
    case 'right_like':
      return { kind: 'like', match: 'starts', value };
    default:
      return { kind: 'compare', comparison: rule, value };
  }
}

/** A day compared with moments: equal is any moment of it, after it begins the next one. */
function wholeDaySql(column: AnyPgColumn, rule: Rule, day: string, field: string): SQL | undefined {
  const compare = (comparison: Comparison, time: string) =>
    conditionSql(column, { kind: 'compare', comparison, value: `${day} ${time}` }, field);
  switch (rule) {
    case 'eq':
      return and(compare('ge', '00:00:00'), compare('le', '23:59:59'));
    case 'ne':
      return not(and(compare('ge', '00:00:00'), compare('le', '23:59:59'))!);
    case 'gt':
    case 'le':
      return compare(rule, '23:59:59');
    case 'ge':
    case 'lt':
      return compare(rule, '00:00:00');
    default: {
      const condition = conditionOf(rule, day);
      return condition && conditionSql(column, condition, field);
    }
  }
}
