import { expect, test } from 'vitest';
import { enUS } from '../texts/en-US';
import { zhCN } from '../texts/zh-CN';
import { leadColumns } from './leadColumns';

const EXPAND = { render: () => null };

test.each([
  ['zh-CN', zhCN, { $selection: 60, $number: 60, $expand: 40 }],
  ['en-US', enUS, { $selection: 80, $number: 60, $expand: 56 }],
] as const)('headings and labels of the footer fit in %s', (_, texts, widths) => {
  const columns = leadColumns('checkbox', true, false, EXPAND, true, texts, {});
  expect(Object.fromEntries(columns.map(({ key, width }) => [key, width]))).toEqual(widths);
});

test('a declared width stays', () => {
  const declared = { 'row-expand': { key: 'more', type: 'row-expand', width: 44 } } as const;
  const [column] = leadColumns(false, false, false, EXPAND, true, enUS, declared);
  expect(column).toMatchObject({ key: '$expand', width: 44 });
});
