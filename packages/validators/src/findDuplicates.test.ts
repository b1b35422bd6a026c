import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findDuplicates } from './findDuplicates';
import { isEmpty } from './isEmpty';

describe('findDuplicates', () => {
  test.each([
    [
      ['a', 'b', 'a', 'c', 'b'],
      [0, 1, 2, 4],
    ],
    [['a', 'b'], []],
    [['', '', undefined, undefined, null, null, [], []], []],
    [
      [1, '1', 2],
      [0, 1],
    ],
    [['a', 'A', ' a', 'a '], []],
    [
      [['x', 'y'], ['x', 'y'], ['y', 'x'], 'x,y'],
      [0, 1],
    ],
    [[{ a: 1 }, { a: 1 }], []],
    [
      [NaN, NaN, false, 'false'],
      [0, 1, 2, 3],
    ],
    [
      [
        ['a', {}],
        ['a', {}],
      ],
      [],
    ],
    [[], []],
  ])('%j: %j', (values, indices) => {
    expect(findDuplicates(values)).toEqual(indices);
  });

  test('an object equals itself', () => {
    const file = { id: 1 };
    expect(findDuplicates([file, { id: 1 }, file])).toEqual([0, 2]);
  });

  test('returns exactly the repeated values', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('', 'a', 'b', 'c', '__proto__', 'constructor')), (values) => {
        const expected = values.flatMap((value, index) =>
          !isEmpty(value) && values.some((other, at) => at !== index && other === value) ? [index] : [],
        );
        expect(findDuplicates(values)).toEqual(expected);
      }),
    );
  });
});
