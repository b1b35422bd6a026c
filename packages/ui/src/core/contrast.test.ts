import { describe, expect, test } from 'vitest';
import { contrast, READABLE, readableStep } from './contrast';
import { themeColors } from './themeColors';

test('is 21 for black on white, and 1 for equal colours', () => {
  expect(contrast('#000', '#fff')).toBeCloseTo(21, 5);
  expect(contrast('#1890ff', '#1890ff')).toBe(1);
});

describe.each(themeColors)('$zh $color', ({ color }) => {
  test.each(['#ffffff', '#141414', '#1f1f1f'])('has a readable step on %s', (other) => {
    expect(contrast(readableStep(color, other), other)).toBeGreaterThanOrEqual(READABLE);
  });
});

test('keeps a colour that is readable already', () => {
  expect(readableStep('#0958d9', '#ffffff')).toBe('#0958d9');
});
