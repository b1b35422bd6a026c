import { expect, test } from 'vitest';
import { linkFields, replacedValues, reportLink } from './rules';

test.each([
  ['/purchase/plan/view?id=${id}&no=${planNo}', ['id', 'planNo']],
  ['https://example.com/${id}', ['id']],
  ['https://example.com', []],
  ['/', []],
])('%s is an address', (address, fields) => {
  expect(linkFields(address)).toEqual(fields);
});

test.each([
  '',
  'purchase/plan',
  '//example.com',
  '/\\example.com',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://${host}/x',
  'https://user@example.com/',
  '${address}',
  '/a b',
  '/a\nb',
])('%j is no address', (address) => {
  expect(linkFields(address)).toBeUndefined();
});

test('a link has the values of its row, encoded', () => {
  expect(reportLink('/view?id=${id}&name=${name}', { id: 7, name: '甲/乙&c' })).toBe(
    '/view?id=7&name=%E7%94%B2%2F%E4%B9%99%26c',
  );
  expect(reportLink('/${a}/b', { a: '//example.com' })).toBe('/%2F%2Fexample.com/b');
});

test.each([{}, { id: null }, { id: '' }])('there is no link without the value: %j', (row) => {
  expect(reportLink('/${id}/example.com', row)).toBeUndefined();
});

test('values are replaced by texts', () => {
  expect(replacedValues('男_1, 女_2,A_B_3')).toEqual([
    { value: '1', text: '男' },
    { value: '2', text: '女' },
    { value: '3', text: 'A_B' },
  ]);
});

test.each(['男', '男_', '_1', '男_1,', ',男_1'])('%s is refused', (pairs) => {
  expect(replacedValues(pairs)).toBeUndefined();
});
