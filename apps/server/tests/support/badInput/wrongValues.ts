import { endpoints } from '../endpoints';
import { INJECTIONS } from './expectClean';

const WRONG_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  [],
  [[]],
  {},
  { id: 1 },
  '',
  ' ',
  'x'.repeat(501),
  'x'.repeat(5000),
  '2026-02-30',
  ',,',
  ...INJECTIONS,
];
/** Wrong values for queries. */
const WRONG_TEXTS = WRONG_VALUES.filter((value) => typeof value === 'string');

export interface WrongValue {
  member: string;
  value: unknown;
}

/**
 * Wrong values for the members of each endpoint, by its name. Every endpoint is tested with every value, distributed over
 * its members; of members with the same schema, the first gets all values.
 */
export const wrongValues: ReadonlyMap<string, readonly WrongValue[]> = new Map(
  (() => {
    const met = new Set<string>();
    return Object.entries(endpoints).map(([name, { method, input }], index) => {
      const members = Object.entries((input as { properties?: object }).properties ?? {});
      const values = method === 'GET' ? WRONG_TEXTS : WRONG_VALUES;
      const tried = members.flatMap(([member, schema], place) => {
        const kind = JSON.stringify(schema);
        const isFirst = !met.has(kind);
        met.add(kind);
        const turn = isFirst ? values : inTurn(values, index + place, members.length);
        return turn.map((value) => ({ member, value }));
      });
      return [name, tried] as const;
    });
  })(),
);

/** The nth share of the values of `of` shares; each share has at least one value. */
function inTurn(values: readonly unknown[], nth: number, of: number): readonly unknown[] {
  const share = Math.min(of, values.length);
  return values.filter((_, at) => at % share === nth % share);
}
