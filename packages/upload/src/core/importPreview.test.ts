import { expect, test } from 'vitest';
import { chooseColumn, matchedColumns, missingColumns, type ImportPreview } from './importPreview';

const preview: ImportPreview = {
  columns: [
    { key: 'name', label: '名称', required: true, match: '名称*' },
    { key: 'code', label: '编码', required: true },
    { key: 'remark', label: '备注', required: false },
  ],
  headers: ['名称*', '代码'],
  rows: [],
  total: 0,
};

test('starts with the columns that match by name', () => {
  expect(matchedColumns(preview)).toEqual({ name: '名称*' });
});

test.each([
  ['adds a column', '代码', 'code', { name: '名称*', code: '代码' }],
  ['moves a header to another column', '名称*', 'code', { code: '名称*' }],
  ['moves a column to another header', '代码', 'name', { name: '代码' }],
  ['leaves a header out', '名称*', undefined, {}],
])('%s', (_case, header, key, expected) => {
  expect(chooseColumn(matchedColumns(preview), header, key)).toEqual(expected);
});

test('names required columns without a header', () => {
  expect(missingColumns(preview, { name: '名称*' }).map(({ label }) => label)).toEqual(['编码']);
  expect(missingColumns(preview, { name: '名称*', code: '代码' })).toEqual([]);
});
