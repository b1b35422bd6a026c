import { expect, test } from 'vitest';
import { hostAllowed } from './checkHost';

test.each([
  ['localhost', true, true],
  ['LOCALHOST:5173', true, true],
  ['localhost.:80', true, true],
  ['127.0.0.1:8080', true, true],
  ['127.8.8.8', true, true],
  ['[::1]:8080', true, true],
  ['gezi.cn', true, true],
  ['GEZI.cn:443', true, true],
  ['10.0.0.7:8080', false, true],
  ['[fe80::1]', false, true],
  ['evil.cn', false, false],
  ['localhost.evil.cn', false, false],
  ['127.0.0.1.evil.cn', false, false],
  ['gezi.cn.evil.cn', false, false],
  ['evil.cn/gezi.cn', false, false],
  ['gezi.cn@evil.cn', false, false],
  ['evil.cn#gezi.cn', false, false],
  ['gezi.cn:x', false, false],
  ['', false, false],
  [undefined, false, false],
])('host %j: demo %s, production %s', (host, demo, production) => {
  expect(hostAllowed(host, { mode: 'demo', publicHosts: ['gezi.cn'] })).toBe(demo);
  expect(hostAllowed(host, { mode: 'production', publicHosts: ['gezi.cn'] })).toBe(production);
});
