import { afterAll, describe, expect, test } from 'vitest';
import { endpoints, fillPath } from '../endpoints';
import { expectClean } from './expectClean';
import { GOOD_INPUTS } from './goodInputs';
import { triedServer } from './triedServer';
import { wrongValues } from './wrongValues';

/** Sends wrong values to each endpoint and expects a clear answer and no changes. */
export function describeWrongValues(names: readonly string[]): void {
  const { callerFor, expectUnchanged } = triedServer();
  afterAll(expectUnchanged);

  describe.each([...names])('%s', (name) => {
    const { method, path } = endpoints[name]!;
    // Changes by reads are checked once, after all tests.
    if (method !== 'GET') afterAll(expectUnchanged);

    test('refuses wrong values of its members', async () => {
      for (const { member, value } of wrongValues.get(name)!) {
        const { path: filled, rest } = fillPath(path, { ...GOOD_INPUTS[name], [member]: value });
        expectClean(
          await callerFor(name).call(method, filled, rest),
          `${member} = ${JSON.stringify(value)?.slice(0, 60)}`,
        );
      }
    }, 90_000);

    test('handles unknown and duplicate members, prototypes and NUL in the query', async () => {
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
    });
  });
}
