import { Type } from 'typebox';
import { accessTo, endpoint, filtersOf, Id, OnlyId, signedIn, standard, WithReason, workbooks } from '../../kit';
import { supplierFields } from './fields';
import { SupplierAdd, SupplierEdit, SupplierInfo, SupplierProfile } from './schema';

const BASE = '/supplier/supplierInfo';
const access = accessTo('supplier:supplierInfo');
const calls = standard(BASE, access);
const sheets = workbooks(BASE, access);
const filters = ['id', 'creditCode', 'auditStatus', ...filtersOf(supplierFields)] as const;

export const listSuppliers = calls.list(filters, SupplierInfo);
export const viewSupplier = calls.view(SupplierInfo);
export const addSupplier = calls.add(SupplierAdd, SupplierInfo);
export const editSupplier = calls.edit(SupplierEdit, SupplierInfo);
/** Refused while users act for the supplier. */
export const deleteSupplier = calls.delete();
export const deleteSuppliers = calls.deleteBatch();
export const importSuppliers = sheets.import();
/** Exports suppliers in the import format. */
export const exportSuppliers = sheets.export(filters);

/** The supplier that the caller acts for; refused without one. */
export const viewOwnSupplier = endpoint({
  method: 'GET',
  path: `${BASE}/mine`,
  access: signedIn('own'),
  input: Type.Object({}),
  result: SupplierInfo,
});

export const viewSupplierProfile = endpoint({
  method: 'GET',
  path: `${BASE}/profile`,
  access: access.list,
  input: Type.Object({ id: Id }),
  result: SupplierProfile,
});

/** No new invitations, bids, contracts and orders; requires a reason. */
export const freezeSupplier = endpoint({
  method: 'POST',
  path: `${BASE}/freeze`,
  access: access.edit,
  input: WithReason,
  result: SupplierInfo,
});

export const unfreezeSupplier = endpoint({
  method: 'POST',
  path: `${BASE}/unfreeze`,
  access: access.edit,
  input: OnlyId,
  result: SupplierInfo,
});
