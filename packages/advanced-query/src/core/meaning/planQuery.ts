import type { Outcome } from '../Outcome';
import { MAX_CONDITIONS, MAX_DEPTH, MAX_DETAIL_CONDITIONS } from '../query/limits';
import { ruleOf } from '../query/rules';
import { planTest, textOf } from './planTest';
import type { Predicate, QueryRefusal, QuerySchema } from './Predicate';

/** A field of the list, or `subTable,field`. Other text is no name at all. */
const NAME = /^[A-Za-z_]\w*(,[A-Za-z_]\w*)?$/;
const WORD = /^\w+$/;

/** Thrown within this module only. */
class Refused extends Error {
  constructor(readonly reason: QueryRefusal) {
    super(reason.code);
  }
}

/**
 * Reads the conditions of the wire (contract, part 1 §1.10) as one test of a row.
 *
 * Conditions lacking field, rule or value, and those on fields or rules nobody knows, are left out; what cannot be a
 * name is refused. A member with `conditions` is a group of its own, its `matchType` joins them.
 *
 * @param items the decoded parameter: a list
 * @param matchType `or` in any case; otherwise `and`
 * @returns undefined when nothing is asked
 */
export function planQuery(
  schema: QuerySchema,
  items: unknown,
  matchType = 'and',
): Outcome<Predicate | undefined, QueryRefusal> {
  const counts = { conditions: 0 };
  try {
    const value = planGroup(schema, items, matchType, '', 1, counts);
    const details = value ? countDetails(value) : 0;
    if (details > MAX_DETAIL_CONDITIONS) {
      throw new Refused({ code: 'too-many-details', at: '', limit: MAX_DETAIL_CONDITIONS });
    }
    return { ok: true, value };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, reason: error.reason };
    throw error;
  }
}

function planGroup(
  schema: QuerySchema,
  items: unknown,
  matchType: string,
  at: string,
  depth: number,
  counts: { conditions: number },
): Predicate | undefined {
  if (!Array.isArray(items)) throw new Refused({ code: 'malformed', at });
  if (!WORD.test(matchType || 'and')) throw new Refused({ code: 'bad-match-type', at, matchType });
  if (depth > MAX_DEPTH) throw new Refused({ code: 'too-deep', at, limit: MAX_DEPTH });
  const parts = items.flatMap((item: unknown, index) => {
    const place = at ? `${at}/${index}` : String(index);
    const members = Object(item) as Record<string, unknown>;
    if ('conditions' in members && members.field === undefined) {
      const inner = typeof members.matchType === 'string' ? members.matchType : 'and';
      return planGroup(schema, members.conditions, inner, `${place}/conditions`, depth + 1, counts) ?? [];
    }
    counts.conditions += 1;
    if (counts.conditions > MAX_CONDITIONS) {
      throw new Refused({ code: 'too-many', at: '', limit: MAX_CONDITIONS });
    }
    return planCondition(schema, members, place) ?? [];
  });
  return join(matchType.toLowerCase() === 'or' ? 'any' : 'all', parts);
}

function planCondition(
  schema: QuerySchema,
  { field, rule, val, type }: Record<string, unknown>,
  at: string,
): Predicate | undefined {
  const value = textOf(val);
  if (typeof field !== 'string' || typeof rule !== 'string' || field === '' || rule === '') return undefined;
  if (!NAME.test(field)) throw new Refused({ code: 'bad-field', at: `${at}/field`, field });
  const known = ruleOf(rule);
  if (!known && !WORD.test(rule)) throw new Refused({ code: 'bad-rule', at: `${at}/rule`, rule });
  if (!known || value.trim() === '') return undefined;

  const [name = '', inner] = field.split(',');
  const columns = inner === undefined ? schema.columns : own(schema.details ?? {}, name);
  const column = columns && own(columns, inner ?? name);
  if (!column) return undefined;
  const test = planTest(inner ?? name, column, known, value, type === 'date');
  if (test === 'bad-value') {
    throw new Refused({ code: 'bad-value', at: `${at}/val`, field: inner ?? name, column });
  }
  return test && inner !== undefined ? { kind: 'detail', detail: name, part: test } : test;
}

const own = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** What is said twice is asked once; a group of one is that one. */
function join(kind: 'all' | 'any', parts: readonly Predicate[]): Predicate | undefined {
  const different = [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()];
  return different.length > 1 ? { kind, parts: different } : different[0];
}

function countDetails(predicate: Predicate): number {
  if (predicate.kind === 'detail') return 1;
  return 'parts' in predicate ? predicate.parts.reduce((sum, part) => sum + countDetails(part), 0) : 0;
}
