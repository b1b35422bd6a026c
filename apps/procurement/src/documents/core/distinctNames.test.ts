import { expect, test } from 'vitest';
import { distinctNames } from './distinctNames';

test('numbers the lines whose names are equal', () => {
  const numbered = (name: string, line: number) => `${name} ${line}`;
  expect(distinctNames(['轴承', '油封', '轴承'], numbered)).toEqual(['轴承 1', '油封', '轴承 3']);
  expect(distinctNames([], numbered)).toEqual([]);
});
