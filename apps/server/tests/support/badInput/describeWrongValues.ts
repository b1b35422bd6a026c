import { describe, expect, test } from 'vitest';
import { endpoints, fillPath } from '../endpoints';
import { expectClean, INJECTIONS } from './expectClean';
import { GOOD_INPUTS } from './goodInputs';
import { triedServer } from './triedServer';

const WRONG_VALUES: unknown[] = [
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
  'x'.repeat(5000),
  ...INJECTIONS,
];

/**
 * Fields of a list are read alike everywhere, and an export reads what its list reads: all values are tried on the
 * demand plans, and a few elsewhere. Ends of ranges and lists of values, which go with each field, take these in turn.
 */
const readAlike = (name: string, member: string): boolean =>
  name !== 'listPlans' && (name.startsWith('export') || membersOf(name).includes(`${member}_begin`));
function valuesFor(name: string, member: string): readonly unknown[] {
  if (!/_(begin|end|MultiString)$/.test(member)) return readAlike(name, member) ? FEW : WRONG_VALUES;
  return name === 'listPlans' ? FEW : [FEW[membersOf(name).indexOf(member) % FEW.length]];
}
const FEW = ["' or '1'='1", '2026-02-30', ',,', '1e400', '__proto__ 5', 'x'.repeat(501)];

const membersOf = (name: string) => Object.keys((endpoints[name]!.input as { properties?: object }).properties ?? {});

/** Each endpoint with every member wrong in every way: a clear answer, and nothing changed. */
export function describeWrongValues(names: readonly string[]): void {
  const { callerFor, expectUnchanged } = triedServer();

  describe.each([...names])('%s', (name) => {
    const { method, path } = endpoints[name]!;

    // A list has a hundred members and more: two thousand calls.
    test('wrong values of every member', async () => {
      for (const member of membersOf(name)) {
        for (const value of valuesFor(name, member)) {
          const { path: filled, rest } = fillPath(path, { ...GOOD_INPUTS[name], [member]: value });
          const isText = typeof value === 'string';
          if (method === 'GET' && !isText) continue;
          expectClean(
            await callerFor(name).call(method, filled, rest),
            `${member} = ${JSON.stringify(value)?.slice(0, 60)}`,
          );
        }
      }
      await expectUnchanged();
    }, 90_000);

    test('members nobody asked for, members twice, prototypes and NUL in the query', async () => {
      const { path: filled } = fillPath(path, GOOD_INPUTS[name] ?? {});
      for (const query of [
        'a=1&b[]=2&c.d=3',
        'id=1&id=2',
        'pageNo=1&pageNo=2',
        'column=a&column=b',
        '%00=1',
        'id=%00',
        'tenantId=2',
        '%ff=%fe',
        '=&=&',
        '%',
      ]) {
        expectClean(await callerFor(name).call(method, `${filled}?${query}`), query);
      }
      for (const query of ['__proto__=1', 'constructor=1', '__proto__[x]=1']) {
        expectClean(await callerFor(name).call(method, `${filled}?${query}`), query);
      }
      expect(({} as { x?: unknown }).x).toBeUndefined();
      await expectUnchanged();
    });
  });
}
