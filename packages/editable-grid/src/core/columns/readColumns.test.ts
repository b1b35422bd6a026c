import { expect, test } from 'vitest';
import { readColumns } from './readColumns';

test('columns of a saved form become grid columns', () => {
  const saved: unknown = JSON.parse(
    '[{"key":"code","title":"物料编码","type":"input","maxLength":20,"placeholder":null,"unknown":1},' +
      '{"key":"kind","type":"select","options":[{"value":"pipe","label":"管材"}]},{"key":"remark"},' +
      '{"key":"year","type":"inputNumber","thousands":false}]',
  );
  expect(readColumns(saved)).toEqual({
    ok: true,
    value: [
      { key: 'code', title: '物料编码', type: 'input', maxLength: 20 },
      { key: 'kind', type: 'select', options: [{ value: 'pipe', label: '管材' }] },
      { key: 'remark', type: 'normal' },
      { key: 'year', type: 'inputNumber', thousands: false },
    ],
  });
});

test.each<[unknown, string]>([
  [{}, 'columns must be an array'],
  [[null], 'columns[0] must be an object'],
  [[{ title: '无字段' }], 'columns[0].key must be a text'],
  [[{ key: 'a' }, { key: 'b', type: 'warp' }], 'columns[1].type is not a cell type'],
  [[{ key: 'a', width: '120' }], 'columns[0].width is not valid'],
  [[{ key: 'a', type: 'select', options: ['管材'] }], 'columns[0].options is not valid'],
  [[{ key: 'a', filter: 'fuzzy' }], 'columns[0].filter is not valid'],
  [[{ key: 'a', validateRules: 'required' }], 'columns[0].validateRules must be an array'],
])('refuses %j: %s', (data, reason) => {
  expect(readColumns(data)).toEqual({ ok: false, reason });
});

test('accepts a custom cell type if it is registered', () => {
  expect(readColumns([{ key: 'zip', type: 'postcode' }], ['postcode'])).toMatchObject({ ok: true });
});
