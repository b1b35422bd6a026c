import type { WireItem } from '@gezi/advanced-query/core';

/** Deterministic random numbers from 0 to 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const TEXTS = [
  '轴承',
  '深沟球轴承 6204',
  '化学试剂',
  'Abc',
  'abc',
  'ABC%',
  'a_c',
  'a\\c',
  "o'neil",
  '𠮷野',
  'ｶﾅ',
  'É',
  'é',
  '100',
  '-1',
  ' x ',
  '',
];
const NUMBERS = ['0', '1', '-1', '3.5', '3.50', '10', '9', '100', '-0.00000001', '2147483647', '0.1', '12'];
const DAYS = ['2026-01-31', '2026-02-28', '2026-03-01', '2026-03-16', '2026-12-31', '0001-01-01', '9999-12-31'];
const TIMES = ['00:00:00', '08:30:00', '23:59:59'];
const RULES = [
  'eq',
  'ne',
  'gt',
  'ge',
  'lt',
  'le',
  'in',
  'like',
  'left_like',
  'right_like',
  'empty',
  '=',
  '!=',
  'IN',
  'LIKE',
  '>',
  '<=',
];

const FIELDS = [
  'name',
  'size',
  'price',
  'weight',
  'made',
  'due',
  'done',
  'parts,label',
  'parts,count',
  'nobody',
  'nobody,x',
];

/** Random rows and conditions whose values often match. */
export function randomData(seed: number) {
  const random = randomNumbers(seed);
  const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const maybe = <Value>(value: Value): Value | null => (random() < 0.15 ? null : value);
  const moment = () => `${oneOf(DAYS)} ${oneOf(TIMES)}`;

  const row = (id: number) => ({
    id: String(id),
    name: maybe(oneOf(TEXTS)),
    size: maybe(Math.trunc(Number(oneOf(NUMBERS)))),
    price: maybe(oneOf(NUMBERS)),
    weight: maybe(Number(oneOf(NUMBERS))),
    made: maybe(moment()),
    due: maybe(oneOf(DAYS)),
    done: maybe(random() < 0.5),
    parts: Array.from({ length: Math.floor(random() * 4) }, () => ({
      label: maybe(oneOf(TEXTS)),
      count: maybe(Math.trunc(Number(oneOf(NUMBERS)))),
    })),
  });

  /** Mostly a value of the field, sometimes of another one. */
  function value(field: string): string {
    const kind = random() < 0.04 ? oneOf(FIELDS) : field;
    switch (kind) {
      case 'size':
      case 'price':
      case 'weight':
      case 'parts,count':
        return oneOf(NUMBERS);
      case 'made':
        return random() < 0.5 ? moment() : oneOf(DAYS);
      case 'due':
        return oneOf(DAYS);
      case 'done':
        return oneOf(['true', 'false', '1', '0']);
      default: {
        const text = oneOf(TEXTS);
        return random() < 0.4
          ? Array.from(text)
              .slice(0, 1 + Math.floor(random() * 3))
              .join('')
          : text;
      }
    }
  }

  function condition(): WireItem {
    const field = oneOf(FIELDS);
    const rule = oneOf(RULES);
    const several = rule.toLowerCase() === 'in';
    const val = several ? Array.from({ length: 3 }, () => value(field)).join(',') : value(field);
    const wholeDays = field === 'made' && random() < 0.5;
    return { field, rule, val, ...(wholeDays && { type: 'date' }) };
  }

  const matchType = () => oneOf(['and', 'or'] as const);
  const items = (depth: number): WireItem[] =>
    Array.from({ length: 1 + Math.floor(random() * 4) }, () =>
      depth < 4 && random() < 0.2 ? { matchType: matchType(), conditions: items(depth + 1) } : condition(),
    );

  return { row, query: () => ({ items: items(1), matchType: matchType() }) };
}
