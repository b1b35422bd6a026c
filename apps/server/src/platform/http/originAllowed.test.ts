import { expect, test } from 'vitest';
import { originAllowed } from './originAllowed';

const production = { mode: 'production', publicOrigins: ['https://partner.cn'] } as const;
const demo = { mode: 'demo', publicOrigins: [] } as const;

test.each([
  [undefined, 'gezi.cn', production, true],
  ['https://gezi.cn', 'gezi.cn', production, true],
  ['https://gezi.cn', 'gezi.cn:443', production, true],
  ['http://gezi.cn:8080', 'gezi.cn:8080', production, true],
  ['https://partner.cn', 'gezi.cn', production, true],
  ['http://gezi.cn:3100', 'gezi.cn:8080', production, false],
  ['https://evil.cn', 'gezi.cn', production, false],
  ['https://gezi.cn.evil.cn', 'gezi.cn', production, false],
  ['http://localhost:5173', 'gezi.cn', production, false],
  ['http://localhost:5173', '127.0.0.1:8080', production, false],
  ['null', 'gezi.cn', production, false],
  ['file:///x', 'gezi.cn', production, false],
  ['https://gezi.cn', undefined, production, false],
  ['http://localhost:5173', '127.0.0.1:8080', demo, true],
  ['http://[::1]:5173', 'localhost:8080', demo, true],
  ['http://evil.cn', 'localhost:8080', demo, false],
  ['http://localhost:5173', 'gezi.cn', demo, false],
])('%s calls %s of %j: %s', (origin, host, config, allowed) => {
  expect(originAllowed(origin, host, config)).toBe(allowed);
});
