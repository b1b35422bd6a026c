import { expect, test } from 'vitest';
import { originAllowed } from './originAllowed';

test.each([
  [undefined, 'gezi.cn', true],
  ['https://gezi.cn', 'gezi.cn', true],
  ['http://gezi.cn:3100', 'gezi.cn:8080', true],
  ['http://localhost:5173', '127.0.0.1:8080', true],
  ['http://[::1]:5173', 'localhost:8080', true],
  ['https://partner.cn', 'gezi.cn', true],
  ['https://evil.cn', 'gezi.cn', false],
  ['https://gezi.cn.evil.cn', 'gezi.cn', false],
  ['http://localhost:5173', 'gezi.cn', false],
  ['null', 'gezi.cn', false],
  ['file:///x', 'gezi.cn', false],
  ['https://gezi.cn', undefined, false],
])('%s calls %s: %s', (origin, host, allowed) => {
  expect(originAllowed(origin, host, ['https://partner.cn'])).toBe(allowed);
});
