import { expect, test } from 'vitest';
import { requestHeaders } from './requestHeaders';

test.each<[string, object, object]>([
  ['the placeholder of the token is the token of the session', { 'X-Access-Token': 'token' }, {}],
  ['another token is sent to another server', { 'X-Access-Token': 'abc' }, { 'X-Access-Token': 'abc' }],
  ['other headers', { 'X-Batch': 'B-1', 'X-Empty': '' }, { 'X-Batch': 'B-1', 'X-Empty': '' }],
  ['names and values HTTP does not allow', { 'X Batch': '1', '': '1', A: '甲', B: 'a\r\nC: d', D: 1 }, {}],
])('%s', (_, headers, sent) => expect(requestHeaders({ headers: headers as never })).toEqual(sent));

test('headers that are no object are ignored', () => {
  expect(requestHeaders({})).toEqual({});
  expect(requestHeaders({ headers: 'X-Batch: 1' })).toEqual({});
});
