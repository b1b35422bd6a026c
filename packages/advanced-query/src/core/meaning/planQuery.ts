import type { Outcome } from '@gezi/client/core';
import { MAX_CONDITIONS, MAX_DEPTH, MAX_DETAIL_CONDITIONS } from '../query/limits';
import { ruleOf } from '../query/rules';
import { planTest, textOf } from './planTest';
import type { Predicate, QueryRefusal, QuerySchema } from './Predicate';

/** A field of the list, or `subTable,field`. */
const NAME = /^[A-Za-z_]\w*(,[A-Za-z_]\w*)?$/;
const WORD = /^\w+$/;

/** Thrown and caught in this module. */
class Refused extends Error {
  constructor(readonly reason: QueryRefusal) {
    super(reason.code);
  }
}

/**
 * Converts the conditions of a list call (contract, part 1 §1.10) to one predicate.
 *
 * Conditions without field, rule or value (which `empty` does not need), or with an unknown field or rule, are ignored. Text that cannot be a name, and
 * a value that does not fit its column, are refused. A member with `conditions` is a group with its own `matchType`.
 *
 * @param items the decoded parameter: a list
 * @param matchType `or` in upper or lower case, otherwise `and`
 * @returns undefined if no condition is left
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
  if (!known) return undefined;

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

/** Removes duplicates; a group with one part is that part. */
function join(kind: 'all' | 'any', parts: readonly Predicate[]): Predicate | undefined {
  const different = [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()];
  return different.length > 1 ? { kind, parts: different } : different[0];
}

function countDetails(predicate: Predicate): number {
  if (predicate.kind === 'detail') return 1;
  return 'parts' in predicate ? predicate.parts.reduce((sum, part) => sum + countDetails(part), 0) : 0;
}
