import { Type } from 'typebox';
import { endpoint, filtersOf, holders, Id, listInput, MaybeText, OnlyId, Page, signedIn } from '../../kit';
import { supplierChangeFields } from './fields';
import { SupplierChange, SupplierChangeAdd } from './schema';

const BASE = '/supplier/change';
const filters = ['id', 'supplierId', ...filtersOf(supplierChangeFields)] as const;
const reading = holders('supplier:change:list');
const auditing = holders('supplier:change:audit');

/** Changes of all suppliers; users of a supplier see those of their own. */
export const listSupplierChanges = endpoint({
  method: 'GET',
  path: `${BASE}/list`,
  access: reading,
  input: listInput(filters, SupplierChange),
  result: Page(SupplierChange),
});

export const viewSupplierChange = endpoint({
  method: 'GET',
  path: `${BASE}/queryById`,
  access: reading,
  input: OnlyId,
  result: SupplierChange,
});

/** Proposes a change of the caller's supplier; refused while another one awaits its audit. */
export const addSupplierChange = endpoint({
  method: 'POST',
  path: `${BASE}/add`,
  access: signedIn('own'),
  input: SupplierChangeAdd,
  result: SupplierChange,
});

/** Applies the change; refused if the supplier has changed meanwhile. */
export const approveSupplierChange = endpoint({
  method: 'POST',
  path: `${BASE}/approve`,
  access: auditing,
  input: Type.Object({ id: Id, opinion: Type.Optional(MaybeText(2000, { title: '审核意见' })) }),
  result: SupplierChange,
});

export const rejectSupplierChange = endpoint({
  method: 'POST',
  path: `${BASE}/reject`,
  access: auditing,
  input: Type.Object({ id: Id, opinion: Type.String({ title: '审核意见', minLength: 1, maxLength: 2000 }) }),
  result: SupplierChange,
});

export const withdrawSupplierChange = endpoint({
  method: 'POST',
  path: `${BASE}/withdraw`,
  access: signedIn('own'),
  input: OnlyId,
  result: SupplierChange,
});
