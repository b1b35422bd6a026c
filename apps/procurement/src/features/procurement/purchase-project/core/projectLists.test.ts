import type { EvaluationItem } from '@gezi/domain';
import { expect, test } from 'vitest';
import { isWeight, listsFrom, weightOf, withDimensions, withFrameworks, withInvitees } from './projectLists';

const dimension = (id: string, itemName: string | null, markValue: number | string | null) => ({
  id,
  itemName,
  description: null,
  markValue,
});

test('invites a supplier once', () => {
  const rows = [{ id: 'i1', supplierId: 's1', supplierName: '甲' }];
  const suppliers = [
    { id: 's1', name: '甲' },
    { id: 's2', name: '乙' },
  ];
  expect(withInvitees(rows, suppliers).map(({ id }) => id)).toEqual(['i1', 'row_s2']);
});

test('adds dimensions in place of blank rows, each name once', () => {
  const rows = [dimension('d1', '价格', 60), dimension('row_1', null, null)];
  const items = [dimension('m1', '价格', 40), dimension('m2', '服务', 40)] as EvaluationItem[];
  expect(withDimensions(rows, items).map(({ id }) => id)).toEqual(['d1', 'row_m2']);
});

const framework = (id: string) => ({
  id,
  contractName: '轴承框架协议',
  contractNo: null,
  supplierName: '甲',
  supplierId: 's1',
  startDate: null,
  endDate: null,
  draftingUp: null,
});

test.each([
  [1, true],
  ['100', true],
  [0, false],
  [101, false],
  [2.5, false],
  ['', false],
  [null, false],
])('%j is a weight: %j', (value, is) => expect(isWeight(value)).toBe(is));

test('sums the weights, invalid ones as 0', () => {
  expect(weightOf([dimension('1', '甲', 60), dimension('2', '乙', '40'), dimension('3', '丙', '四十')])).toBe(100);
});

test('sends no blank rows', () => {
  const sent = listsFrom({
    suppliers: [{ id: 'i1', supplierId: 's1', supplierName: '甲' }],
    contracts: [framework('f1')],
    dimensions: [dimension('d1', ' 价格 ', '60'), dimension('row_1', ' ', null)],
    diverges: [
      { id: 'row_2', divergeTitle: null, divergeDes: '' },
      { id: 'v1', divergeTitle: '质保', divergeDes: null },
    ],
  });
  expect(sent).toEqual({
    supplierList: [{ supplierId: 's1' }],
    contractInfoList: [{ id: 'f1' }],
    expertItemList: [{ id: 'd1', itemName: '价格', description: null, markValue: 60 }],
    divergeList: [{ id: 'v1', divergeTitle: '质保', divergeDes: null }],
  });
});

test('adds each framework agreement once', () => {
  expect(withFrameworks([framework('f1')], [framework('f1'), framework('f2')]).map(({ id }) => id)).toEqual([
    'f1',
    'f2',
  ]);
});
