import { expect, test } from 'vitest';
import { resolveUrl } from './resolveUrl';

const values = { token: 'a b/c', apiBase: '/api' };

test.each([
  ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
  ["{{ window._CONFIG['domianURL'] }}/druid", '/api/druid'],
  ['{{window._CONFIG["domianURL"]}}/druid', '/api/druid'],
  ['{{ window._CONFIG.domianURL }}/druid?token=${token}', '/api/druid?token=a%20b%2Fc'],
  ['https://example.com/?t=${ token }&u=${token}', 'https://example.com/?t=a%20b%2Fc&u=a%20b%2Fc'],
  ['  /local/page  ', '/local/page'],
])('%s becomes %s', (url, value) => expect(resolveUrl(url, values)).toEqual({ ok: true, value }));

test.each([
  ["{{ alert('x') }}", 'unknown-placeholder'],
  ["{{ window._CONFIG['domianURL'].constructor }}", 'unknown-placeholder'],
  ['https://example.com/${document.cookie}', 'unknown-placeholder'],
  ['https://example.com/{{}}', 'unknown-placeholder'],
  ['javascript:alert(1)', 'unsafe-address'],
  ['data:text/html,x', 'unsafe-address'],
  ['//evil.example', 'unsafe-address'],
  ['/\\evil.example', 'unsafe-address'],
  ['ftp://example.com', 'unsafe-address'],
  ['relative/page', 'unsafe-address'],
  ['', 'unsafe-address'],
  ['https://exa mple.com', 'unsafe-address'],
])('refuses %s: %s', (url, reason) => expect(resolveUrl(url, values)).toEqual({ ok: false, reason }));

test('without token and base the placeholders become empty and /api', () => {
  expect(resolveUrl("{{ window._CONFIG['domianURL'] }}/x?t=${token}", {})).toEqual({ ok: true, value: '/api/x?t=' });
});
