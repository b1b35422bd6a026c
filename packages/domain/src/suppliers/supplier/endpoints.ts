import { Type } from 'typebox';
import {
  accessTo,
  endpoint,
  filtersOf,
  holders,
  Id,
  listInput,
  OnlyId,
  Page,
  signedIn,
  standard,
  WithReason,
  workbooks,
} from '../../kit';
import { supplierFields } from './fields';
import { ChoosableSupplier, SupplierAdd, SupplierEdit, SupplierInfo, SupplierProfile } from './schema';

const BASE = '/supplier/supplierInfo';
const access = accessTo('supplier:supplierInfo');
const calls = standard(BASE, access);
const sheets = workbooks(BASE, access);
const filters = ['id', 'creditCode', 'auditStatus', ...filtersOf(supplierFields)] as const;

export const listSuppliers = calls.list(filters, SupplierInfo);
/** Also for suppliers that another tenant shares, without what that tenant keeps to itself. */
export const viewSupplier = calls.view(SupplierInfo);
export const addSupplier = calls.add(SupplierAdd, SupplierInfo);
export const editSupplier = calls.edit(SupplierEdit, SupplierInfo);
/** Refused while users act for the supplier. */
export const deleteSupplier = calls.delete();
export const deleteSuppliers = calls.deleteBatch();
export const importSuppliers = sheets.import();
/** Exports suppliers in the import format. */
export const exportSuppliers = sheets.export(filters, SupplierInfo);

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

/**
 * Suppliers that may be invited: the normal, approved ones of the tenant, and those that others share with it. A shared
 * supplier is left out if the tenant has it itself.
 */
export const listChoosableSuppliers = endpoint({
  method: 'GET',
  path: '/purchase/purchaseInfo/getSupplierList',
  access: holders('purchase:purchaseInfo:list'),
  input: listInput(['name', 'materialTypeId']),
  result: Page(ChoosableSupplier),
});
