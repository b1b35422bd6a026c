import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Figures } from './Figures';

const of = (...values: unknown[]) => {
  const figures = new Figures();
  for (const value of values) figures.add(value);
  return figures;
};

describe('sums', () => {
  test.each<[unknown[], number]>([
    [[], 0],
    [[0.1, 0.2], 0.3],
    [[0.1, 0.2, -0.3], 0],
    [[1e-7, 2e-7], 3e-7],
    [['1,234.5', '12', '一', null, '', true], 1246.5],
    [[0.1, 1e17], 1e17],
    [[9_007_199_254.740_99, 9_007_199_254.740_99], 18_014_398_509.481_98],
    [[1e300, 1e-300, -1e300], 1e-300],
  ])('of %j', (values, sum) => {
    expect(of(...values).sum).toBe(sum);
  });

  test('removing a large number leaves no residue', () => {
    const figures = of(0.1);
    for (const digits of ['1', '12345678901', '123456789012345678', '1e17']) {
      figures.add(digits);
      figures.remove(digits);
    }
    expect([figures.sum, figures.average, figures.count]).toEqual([0.1, 0.1, 1]);
  });

  test('are independent of the order of changes', () => {
    const numbers = fc.array(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e30, max: 1e30 }), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(numbers, numbers, (stay, go) => {
        const figures = of(...go, ...stay);
        for (const number of go) figures.remove(number);
        expect(figures.sum).toBe(of(...stay.toReversed()).sum);
      }),
    );
  });
});

test('averages count only numbers', () => {
  expect(of(1, 2, '甲', null).average).toBe(1.5);
  expect(of('甲').average).toBeUndefined();
  expect(of(1, 0, 0).average).toBe(0.333333333333333);
});
