import { expect, test } from 'vitest';
import { enUS } from '../texts/en-US';
import { zhCN } from '../texts/zh-CN';
import { leadColumns } from './leadColumns';

const EXPAND = { render: () => null };

test.each([
  ['zh-CN', zhCN, 40],
  ['en-US', enUS, 56],
] as const)('the heading of the expand marks fits in %s', (_, texts, width) => {
  const [column] = leadColumns(false, false, false, EXPAND, true, texts, {});
  expect(column).toMatchObject({ key: '$expand', width });
});

test('a declared width stays', () => {
  const declared = { 'row-expand': { key: 'more', type: 'row-expand', width: 44 } } as const;
  const [column] = leadColumns(false, false, false, EXPAND, true, enUS, declared);
  expect(column).toMatchObject({ key: '$expand', width: 44 });
});
