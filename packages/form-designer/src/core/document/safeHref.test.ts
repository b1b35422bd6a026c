import { expect, test } from 'vitest';
import { safeHref } from './safeHref';

test.each([
  ['https://example.com/a?b=c:d', true],
  [' /helpdocument ', true],
  ['#part', true],
  ['mailto:a@example.com', true],
  ['tel:10086', true],
  ['页面/帮助:一', true],
  ['', false],
  [' ', false],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  [' \u0001java\nscript:alert(1)', false],
  ['java\u200bscript:alert(1)', false],
  ['\u3000javascript:alert(1)', false],
  ['vbscript:x', false],
  ['data:text/html,x', false],
  ['blob:x', false],
])('%j is allowed: %s', (address, opened) => {
  expect(safeHref(address)).toBe(opened ? address.trim() : undefined);
});
