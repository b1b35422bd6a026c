import { expect, test } from 'vitest';
import { mayRemoveCustomer } from './rules';

test.each([
  ['entered by an administrator', { username: '', tenantIdCreated: null, auditStatus: '1' }, true],
  ['with a void registration', { username: 'port_buyer', tenantIdCreated: null, auditStatus: '4' }, true],
  ['that awaits audit', { username: 'port_buyer', tenantIdCreated: null, auditStatus: '0' }, false],
  ['that may be submitted again', { username: 'port_buyer', tenantIdCreated: null, auditStatus: '2' }, false],
  ['with a tenant', { username: 'port_buyer', tenantIdCreated: 3, auditStatus: '1' }, false],
])('a unit %s', (_name, customer, isRemovable) => {
  expect(mayRemoveCustomer(customer)).toBe(isRemovable);
});
