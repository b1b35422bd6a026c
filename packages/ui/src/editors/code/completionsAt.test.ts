import { expect, test } from 'vitest';
import { completionsAt } from './completionsAt';

const orders = { name: 'orders', kind: 'group' as const, members: [{ name: 'order_no' }, { name: 'status' }] };
const suppliers = { name: 'suppliers', kind: 'group' as const, members: [{ name: 'name' }, { name: 'status' }] };
const all = [orders, suppliers, { name: 'coalesce' }];
const namesAt = (text: string, after = '') => completionsAt(all, text + after, text).map(({ name }) => name);

test.each([
  ['select ', '', ['orders', 'suppliers', 'coalesce']],
  ['select ', ' from orders', ['orders', 'suppliers', 'coalesce', 'order_no', 'status']],
  ['select ', ' from orders, suppliers', ['orders', 'suppliers', 'coalesce', 'order_no', 'status', 'name']],
  ['select orders.', ' from orders', ['order_no', 'status']],
  ['select s.na', ' from orders o join suppliers as s on true', ['name', 'status']],
  ['select o.', ' from orders o join suppliers as s on true', ['order_no', 'status']],
  ['select x.', ' from orders o', []],
  // A longer name is another one.
  ['select ', ' from orders_old', ['orders', 'suppliers', 'coalesce']],
])('offers names at %j with %j behind', (text, after, names) => expect(namesAt(text, after)).toEqual(names));
