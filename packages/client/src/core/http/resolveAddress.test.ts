import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveAddress } from './resolveAddress';

const PAGE = 'https://gezi.example/purchase/list?x=1';

test.each([
  ['/sys/dict', '/api', '/api/sys/dict'],
  ['sys/dict', '/api', '/api/sys/dict'],
  ['sys/dict', '/api/', '/api/sys/dict'],
  ['/api/sys/dict', '/api', '/api/sys/dict'],
  ['/apiary', '/api', '/api/apiary'],
  ['/sys/dict?a=1', '/api', '/api/sys/dict?a=1'],
  ['/sys/dict', '', '/sys/dict'],
  ['/sys/dict', 'https://api.example/v1/', 'https://api.example/v1/sys/dict'],
  ['https://gezi.example/api/sys/dict', '/api', '/api/sys/dict'],
])('%s below %s belongs to the API: %s', (path, basePath, href) => {
  expect(resolveAddress(path, basePath, PAGE)).toMatchObject({ href, own: true });
});

test.each([
  ['https://evil.example/api/x', '/api'],
  ['HTTPS://evil.example/api/x', '/api'],
  ['//evil.example/api/x', '/api'],
  ['/\\evil.example/api/x', '/api'],
  ['\\\\evil.example/api/x', '/api'],
  ['/\t/evil.example/api/x', '/api'],
  [' \n//evil.example/api/x', '/api'],
  ['https:evil.example/api', 'https://api.example/api'],
  ['https://gezi.example@evil.example/api/x', '/api'],
  ['https://gezi.example:8443/api/x', '/api'],
  ['http://gezi.example/api/x', '/api'],
  ['https://gezi.example/other', '/api'],
  ['/../secret', '/api'],
  ['/%2e%2e/secret', '/api'],
  ['/api/../secret', '/api'],
  ['https://gezi.example/api/sys', 'https://api.example/api'],
  ['javascript:alert(1)', '/api'],
  ['data:text/plain,x', '/api'],
  ['https://', '/api'],
])('%j below %s does not belong to the API', (path, basePath) => {
  expect(resolveAddress(path, basePath, PAGE).own).toBe(false);
});

describe('properties', () => {
  const anyPath = fc.oneof(
    fc.string(),
    fc
      .array(fc.constantFrom('/', '\\', '.', '..', '%2e', ':', '@', '\t', ' ', 'http', 'evil.example', '?', '#', 'api'))
      .map((parts) => parts.join('')),
  );

  test('a browser resolves every own path below the base path', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        const address = resolveAddress(path, '/api', PAGE);
        if (!address.own) return;
        const read = new URL(address.href, PAGE);
        expect(read.origin).toBe('https://gezi.example');
        expect(`${read.pathname}/`.startsWith('/api/')).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

test('without a page a relative base path stays relative', () => {
  expect(resolveAddress('/x', '/api', undefined)).toEqual({ href: '/api/x', own: true, path: '/api/x' });
  expect(resolveAddress('/x', '/api', 'about:blank')).toMatchObject({ href: '/api/x', own: true });
});
