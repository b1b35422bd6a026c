import { describe, expect, test } from 'vitest';
import { contrast, READABLE, readableStep } from './contrast';
import { themeColors } from './themeColors';

test('contrast: black on white is 21, a colour on itself 1', () => {
  expect(contrast('#000', '#fff')).toBeCloseTo(21, 5);
  expect(contrast('#1890ff', '#1890ff')).toBe(1);
});

describe.each(themeColors)('$zh $color', ({ color }) => {
  test.each(['#ffffff', '#141414', '#1f1f1f'])('has a readable step beside %s', (other) => {
    expect(contrast(readableStep(color, other), other)).toBeGreaterThanOrEqual(READABLE);
  });
});

test('a colour that is readable already stays as it is', () => {
  expect(readableStep('#0958d9', '#ffffff')).toBe('#0958d9');
});
