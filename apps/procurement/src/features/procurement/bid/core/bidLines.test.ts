import { expect, test } from 'vitest';
import { quoteLineOf } from '../../../../testing/bidFixtures';
import { draftTotal, entryOf, lineFrom, withEntries } from './bidLines';

const line = quoteLineOf({ detailId: 't1', price: 3.5 });

test('merges the lines of the project with the input, and drops input for other lines', () => {
  const entry = { ...entryOf(line), price: 4, brand: ' 良工 ' };
  const rows = withEntries([line, quoteLineOf({ detailId: 't2' })], [entry, { ...entry, detailId: 'gone' }]);
  expect(rows.map(({ id, price, brand }) => [id, price, brand])).toEqual([
    ['t1', 4, ' 良工 '],
    ['t2', null, null],
  ]);
  expect(lineFrom(rows[0]!)).toMatchObject({
    detailId: 't1',
    count: 10,
    price: 4,
    brand: '良工',
    guaranteeMonth: null,
  });
});

test('adds up exactly, to 8 decimals; invalid amounts count as 0', () => {
  expect(
    draftTotal([
      { count: 3, price: 0.1 },
      { count: '0.1', price: '0.00000003' },
      { count: 1, price: '一' },
    ]),
  ).toBe('0.3');
});
