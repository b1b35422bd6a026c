import { describe, expect, test } from 'vitest';
import { linesOfRemainder, readOrderLines, type OrderableLine } from './draft';
import type { OrderDetailIn } from './schema';

const source = (id: string, change: Partial<OrderableLine> = {}): OrderableLine => ({
  id,
  materialId: `m-${id}`,
  materialCode: `M-${id}`,
  materialName: `轴承 ${id}`,
  materialTypeName: null,
  materialDes: null,
  unit: '套',
  models: '6205',
  price: 12.5,
  ...change,
});
/** Lines of a contract have members that orders do not have. */
const CONTRACT = [
  { ...source('c1'), orderedCount: '3' },
  source('c2', { price: null }),
  source('c3', { materialId: 'm-c1', price: 8 }),
];
const read = (line: OrderDetailIn) => readOrderLines([line], CONTRACT, [{ id: 'stored', contractDetailId: 'c2' }]);

describe('a line of an order', () => {
  test('takes material and price from the contract', () => {
    expect(read({ contractDetailId: 'c1', count: '3.5', materialName: '别的' })).toEqual({
      ok: true,
      value: [
        {
          id: null,
          contractDetailId: 'c1',
          materialId: 'm-c1',
          materialCode: 'M-c1',
          materialName: '轴承 c1',
          materialTypeName: null,
          materialDes: null,
          unit: '套',
          models: '6205',
          count: '3.5',
          price: '12.5',
          totalPrice: '43.75',
          demandTime: null,
          remark: null,
        },
      ],
    });
  });
  test.each<[OrderDetailIn, string]>([
    [{ materialCode: 'M-c2' }, 'c2'],
    [{ materialName: '轴承 c3' }, 'c3'],
    [{ id: 'stored' }, 'c2'],
  ])('%j is line %s of the contract', (line, id) => {
    expect(read(line)).toMatchObject({ value: [{ contractDetailId: id }] });
  });
  test.each<[OrderDetailIn, string, string]>([
    [{ contractDetailId: 'x' }, 'unknown-contract-line', 'contractDetailId'],
    [{ materialId: 'm-c1' }, 'unknown-contract-line', 'contractDetailId'],
    [{ materialName: '别的' }, 'unknown-contract-line', 'contractDetailId'],
    [{ contractDetailId: 'c1', price: 12.51 }, 'price-too-high', 'price'],
    [{ contractDetailId: 'c2', price: '1.234567890123456' }, 'too-precise', 'price'],
    [{ contractDetailId: 'c1', count: '999999999999.1234' }, 'too-precise', 'count'],
    [{ contractDetailId: 'c2', count: 999_999_999_999, price: 2 }, 'total-too-large', 'count'],
  ])('%j is refused as %s', (line, code, member) => {
    expect(read(line)).toEqual({ ok: false, reason: { code, field: `orderDetailList/0/${member}` } });
  });
  test('may cost less than agreed, or what is entered where the contract fixes no price', () => {
    expect(read({ contractDetailId: 'c1', price: 10 })).toMatchObject({ value: [{ price: '10' }] });
    expect(read({ contractDetailId: 'c2', price: 99 })).toMatchObject({ value: [{ price: '99' }] });
  });
});

test('a new order has what is left of the contract', () => {
  const lines = linesOfRemainder([
    { ...source('c1'), count: '10', orderedCount: '9.99999999' },
    { ...source('c2'), count: '10', orderedCount: '10' },
    { ...source('c3'), count: null, orderedCount: '5' },
  ]);
  expect(lines).toMatchObject([
    { contractDetailId: 'c1', count: '0.00000001', price: '12.5' },
    { contractDetailId: 'c3', count: '0' },
  ]);
});
