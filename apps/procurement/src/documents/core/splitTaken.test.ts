import { expect, test } from 'vitest';
import { splitTaken } from './splitTaken';

const inDraft = new Map([
  ['same', 3],
  ['other', 3],
  ['empty', null],
]);
const quantityOf = ({ id }: { id: string }) => inDraft.get(id);
const chosen = (id: string, quantity: number | null) => ({ row: { id }, quantity });

test('splits chosen lines into new ones, those with another quantity and those kept', () => {
  const taken = [chosen('same', 3), chosen('other', 5), chosen('new', 2), chosen('empty', 1)];
  expect(splitTaken(taken, quantityOf)).toEqual({ added: [taken[2]], changed: [taken[1], taken[3]], kept: 1 });
});

test('keeps a line without a quantity if none was entered', () => {
  expect(splitTaken([chosen('empty', null)], quantityOf)).toEqual({ added: [], changed: [], kept: 1 });
});
