import { expect, test } from 'vitest';
import { dismissText } from './dismissText';

test.each([
  ['取消', { cancel: '取消', back: '返回' }, '返回'],
  ['Cancel', { cancel: 'Cancel', back: 'Back' }, 'Back'],
  ['关闭', { cancel: '取消', back: '返回' }, '取消'],
  ['取消候选', { cancel: '取消', back: '返回' }, '取消'],
])('the question before %s', (label, texts, dismiss) => {
  expect(dismissText({ label }, texts)).toBe(dismiss);
});
