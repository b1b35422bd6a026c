import { expect, test } from 'vitest';
import { fillTemplate, missingValues, placeholdersOf, readTestData, templateHtml } from './rules';

const CONTENT = '${供应商}您好，项目 ${ proNo } 将于 ${time} 开标，请 ${供应商} 准时参加。${}${a{b}';

test('lists each placeholder once, in order', () => {
  expect(placeholdersOf(CONTENT)).toEqual(['供应商', 'proNo', 'time']);
});

test.each([
  ['', { ok: true, value: {} }],
  ['{"a":"b","n":3,"none":null}', { ok: true, value: { a: 'b', n: '3', none: '' } }],
  ['{"a"', { ok: false, reason: 'not-json' }],
  ['[1]', { ok: false, reason: 'not-an-object' }],
  ['"a"', { ok: false, reason: 'not-an-object' }],
  ['{"a":{"b":1}}', { ok: false, reason: 'not-an-object' }],
])('parses values %s', (json, outcome) => expect(readTestData(json)).toEqual(outcome));

test('reports placeholders without value and leaves them in the text', () => {
  expect(missingValues(CONTENT, { 供应商: '江苏锐衡' })).toEqual(['proNo', 'time']);
  expect(missingValues('${constructor}', {})).toEqual(['constructor']);
  expect(fillTemplate('${a}-${b}-${a}', { a: '1' })).toBe('1-${b}-1');
  expect(fillTemplate('${a}', { a: '$&${b}', b: '2' })).toBe('$&${b}');
});

test.each([
  ['1', 'a<b> ${v}\n第二行', '<p>a&lt;b&gt; &lt;i&gt;&amp;</p><p>第二行</p>'],
  ['2', '<b>${v}</b>', '<b>&lt;i&gt;&amp;</b>'],
])('renders a template of type %s as HTML', (type, content, html) =>
  expect(templateHtml(type, content, { v: '<i>&' })).toBe(html),
);
