import { expect, test } from 'vitest';
import { safeStyle } from './safeStyle';

test.each([
  ['color: #cf1322; text-align: center', 'color: #cf1322; text-align: center'],
  ['COLOR:red', 'color: red'],
  ['position: fixed; inset: 0; color: red', 'color: red'],
  ['background-color: url(https://evil.example/x)', ''],
  ['width: expression(alert(1))', ''],
  ['color: v\\61r(--x)', ''],
  ['color: var(--secret)', ''],
  ['color: red /* ; */; font-size: 14px', 'font-size: 14px'],
  ['color', ''],
  [':red', ''],
  ['', ''],
  [`color: red;${' '.repeat(30_000)}`, ''],
])('%s becomes %s', (given, safe) => {
  expect(safeStyle(given)).toBe(safe);
});
