import type { Outcome } from '@gezi/client/core';
import type { Condition, QueryGroup, QueryItem } from '../query/Condition';
import { FIELD_TYPES } from '../query/QueryField';
import { RELATIVE_RANGES } from '../dates/relativeRanges';
import { ruleOf } from '../query/rules';
import { decodeParams } from './decodeParams';

/** Reads the two parameters of a list call, see `encodeQuery`. */
export function decodeQuery(params: string, matchType = 'and'): Outcome<QueryGroup, 'malformed'> {
  try {
    const parsed: unknown = JSON.parse(decodeParams(params));
    return Array.isArray(parsed) ? { ok: true, value: parseQuery(parsed, matchType) } : MALFORMED;
  } catch {
    return MALFORMED;
  }
}

const MALFORMED = { ok: false, reason: 'malformed' } as const;

/** Reads conditions from storage or from the wire; invalid ones are left out. */
export function parseQuery(items: readonly unknown[], matchType: unknown): QueryGroup {
  return {
    matchType: typeof matchType === 'string' && matchType.toLowerCase() === 'or' ? 'or' : 'and',
    conditions: items.flatMap((item): QueryItem[] => {
      const members = Object(item) as Record<string, unknown>;
      if (Array.isArray(members.conditions)) return [parseQuery(members.conditions, members.matchType)];
      const condition = readCondition(members);
      return condition ? [condition] : [];
    }),
  };
}

function readCondition(members: Record<string, unknown>): Condition | undefined {
  const { field, rule, val } = members;
  const known = typeof rule === 'string' ? ruleOf(rule) : undefined;
  if (typeof field !== 'string' || field === '' || !known) return undefined;
  const type = FIELD_TYPES.find((one) => one === members.type);
  const relative = RELATIVE_RANGES.find((one) => one === members.relative);
  return {
    field,
    rule: known,
    val: readValue(val),
    ...(type && { type }),
    ...(typeof members.dbType === 'string' && { dbType: members.dbType }),
    ...(typeof members.formatStr === 'string' && { formatStr: members.formatStr }),
    ...(relative && { relative }),
    ...(hasTexts(members.texts) && { texts: members.texts }),
  };
}

const hasTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

function readValue(val: unknown): Condition['val'] {
  if (Array.isArray(val)) {
    return val.filter((part): part is string | number => typeof part === 'string' || typeof part === 'number');
  }
  return typeof val === 'string' || typeof val === 'number' || typeof val === 'boolean' ? val : null;
}
