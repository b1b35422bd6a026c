import { expect, test } from 'vitest';
import type { Json } from '../../core/document/FormDocument';
import { valueText } from '../valueText';
import { cascaderReader } from './cascaderReader';

const options = [
  {
    label: '浙江',
    value: 'zj',
    children: [
      { label: '杭州', value: 'hz' },
      { label: '其他', value: 'zj_other' },
    ],
  },
  { label: '江苏', value: 'js', children: [{ label: '其他', value: 'js_other' }] },
];

test.each<[props: Record<string, Json>, value: Json]>([
  [{}, ['zj', 'hz']],
  [{ separator: '-' }, ['js', 'js_other']],
  [{ 'show-all-levels': false }, ['zj', 'hz']],
  [{ props: { checkStrictly: true } }, ['js']],
  [
    { props: { multiple: true } },
    [
      ['zj', 'hz'],
      ['js', 'js_other'],
    ],
  ],
])('with %j reads the text of %j', (props, value) => {
  const data = { compType: 'cascader', options, props };
  expect(cascaderReader(data)(valueText({ type: 'cascader', data }, value))).toEqual(value);
});

test.each(['浙江 / 宁波', '其他', '浙江', ''])('refuses %j: unknown, ambiguous or not a last level', (text) => {
  expect(cascaderReader({ options })(text)).toBeUndefined();
});

test('reads loaded options in place of the saved ones', () => {
  const read = cascaderReader({ options: [{ label: '旧', value: 'old' }] }, options);
  expect([read('杭州'), read('旧')]).toEqual([['zj', 'hz'], undefined]);
});
