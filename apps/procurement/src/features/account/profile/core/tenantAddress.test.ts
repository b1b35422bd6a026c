import { expect, test } from 'vitest';
import { tenantAddress } from './tenantAddress';

const tenant = (secondaryDomain: string | null | undefined, isHttps: string | null = '0') => ({
  id: 2,
  name: '江北分公司',
  secondaryDomain,
  isHttps,
});

test.each([
  ['jiangbei.gezi.example', '0', 'http://jiangbei.gezi.example/'],
  ['jiangbei.gezi.example', '1', 'https://jiangbei.gezi.example/'],
  ['jiangbei.gezi.example', null, 'http://jiangbei.gezi.example/'],
  [' 10.0.0.8:8443/ ', '1', 'https://10.0.0.8:8443/'],
  ['localhost:8080', '0', 'http://localhost:8080/'],
])('%j, https %j: %s', (domain, isHttps, address) => {
  expect(tenantAddress(tenant(domain, isHttps))).toBe(address);
});

test.each([null, undefined, '', ' ', 'javascript:alert(1)', '//evil.example', 'a b', 'evil.example/path', 'user@host'])(
  'refuses %j',
  (domain) => {
    expect(tenantAddress(tenant(domain))).toBeUndefined();
  },
);
