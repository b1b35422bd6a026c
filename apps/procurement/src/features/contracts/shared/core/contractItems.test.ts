import { expect, test } from 'vitest';
import { zhCN } from '../texts/zh-CN';
import { contractPriceItem } from './contractItems';

test.each([
  ['1', 125.03, '合同金额', '125.03', null],
  ['1', '0', '合同金额', '0.00', null],
  ['1', null, '合同金额', null, null],
  ['2', 500_000, '金额上限', '500,000.00', '不限'],
  ['2', 0, '金额上限', null, '不限'],
  ['2', null, '金额上限', null, '不限'],
] as const)('a contract of type %s with the price %j', (contractType, contractPrice, label, amount, note) => {
  expect(contractPriceItem({ contractType, contractPrice }, zhCN)).toEqual({ label, amount, note });
});
