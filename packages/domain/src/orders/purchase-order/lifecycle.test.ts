import { describe, expect, test } from 'vitest';
import { SYSTEM_ROLE, type Actor } from '../../kit';
import { orderLifecycle, type OrderAction, type OrderInLifecycle } from './lifecycle';
import { orderStatus } from './status';

const PEOPLE = {
  purchaser: { userId: 'u1', roles: ['purchaser'] },
  colleague: { userId: 'u2', roles: ['purchaser'] },
  declarer: { userId: 'u3', roles: ['declarer'] },
  approver: { userId: 'u4', roles: ['approver'], departsInCharge: ['d1'] },
  manager: { userId: 'u5', roles: ['manager'] },
  admin: { userId: 'u6', roles: ['admin'] },
  supplier: { userId: 'u7', roles: ['supplier'], supplierId: 's1' },
  otherSupplier: { userId: 'u8', roles: ['supplier'], supplierId: 's2' },
  system: { userId: '', roles: [SYSTEM_ROLE] },
} satisfies Record<string, Actor>;
type Person = keyof typeof PEOPLE;

const order = (status: string): OrderInLifecycle => ({
  status,
  purchaseUserId: 'u1',
  supplierId: 's1',
  demandTime: '2027-01-31',
  consignee: '王工',
  consigneeTel: '13800000000',
  consigneeAddr: '一号仓库',
  orderDetailList: [{ count: 1, price: 1 }],
});

const own: Person[] = ['purchaser', 'manager', 'admin'];
const supplier: Person[] = ['supplier'];
const receivers: Person[] = ['purchaser', 'colleague', 'declarer', 'manager', 'admin'];
const in_ = (states: string, people: readonly Person[]) =>
  Object.fromEntries(states.split('').map((state) => [state, people]));

/** The table of the contract, part 3 §4.7: who may do what in which state. */
const TABLE: Record<OrderAction, Partial<Record<string, readonly Person[]>>> = {
  edit: in_('03', own),
  remove: in_('0', own),
  submit: in_('03', own),
  confirm: in_('1', supplier),
  refuse: in_('1', supplier),
  deliver: in_('246', supplier),
  receive: in_('456', receivers),
  remind: in_('246', ['system']),
  close: in_('2456', own),
  cancel: in_('013', own),
};

describe.each(Object.keys(TABLE) as OrderAction[])('%s', (action) => {
  test.each(Object.values(orderStatus))('in state %s is open to those the contract names', (status) => {
    const open = (Object.keys(PEOPLE) as Person[]).filter((name) =>
      orderLifecycle.openActions(order(status), PEOPLE[name]).includes(action),
    );
    expect(open.toSorted()).toEqual([...(TABLE[action][status] ?? [])].toSorted());
  });
});

test.each<[OrderAction, string, string]>([
  ['submit', '0', '1'],
  ['submit', '3', '1'],
  ['confirm', '1', '2'],
  ['refuse', '1', '3'],
  ['close', '5', '8'],
  ['cancel', '3', '9'],
])('%s leads from %s to %s', (action, from, to) => {
  const actor = action === 'confirm' || action === 'refuse' ? PEOPLE.supplier : PEOPLE.purchaser;
  expect(orderLifecycle.step(action, order(from), actor, { reason: '缺货' })).toMatchObject({ value: { from, to } });
});

test.each<[Partial<OrderInLifecycle>, string, string]>([
  [{ demandTime: null }, 'member-missing', 'demandTime'],
  [{ consignee: ' ' }, 'member-missing', 'consignee'],
  [{ consigneeTel: null }, 'member-missing', 'consigneeTel'],
  [{ consigneeAddr: null }, 'member-missing', 'consigneeAddr'],
  [{ orderDetailList: [] }, 'no-lines', 'orderDetailList'],
  [
    {
      orderDetailList: [
        { count: 1, price: 1 },
        { count: 0, price: 1 },
      ],
    },
    'quantity-missing',
    'orderDetailList/1/count',
  ],
  [{ orderDetailList: [{ count: 1, price: 0 }] }, 'price-missing', 'orderDetailList/0/price'],
])('submit refuses %j as %s', (change, code, field) => {
  expect(orderLifecycle.step('submit', { ...order('0'), ...change }, PEOPLE.purchaser)).toMatchObject({
    reason: { code: 'fault', fault: { code, field } },
  });
});

test.each<OrderAction>(['refuse', 'close'])('%s needs a reason', (action) => {
  const [status, actor] = action === 'refuse' ? ['1', PEOPLE.supplier] : ['2', PEOPLE.purchaser];
  expect(orderLifecycle.step(action, order(status as string), actor as Actor, { reason: ' ' })).toMatchObject({
    reason: { code: 'words-missing', field: 'reason' },
  });
});
