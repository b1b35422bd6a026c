import { accessTo, endpoint, filtersOf, holders, OnlyId, standard, WithReason } from '../../kit';
import { supplierShareFields } from './fields';
import { SupplierShare, SupplierShareAdd, SupplierShareEdit } from './schema';

const BASE = '/supplier/share';
const access = accessTo('supplier:share');
const replying = holders('supplier:share:reply');
const calls = standard(BASE, access);

/** Dictionary of the tenants that suppliers can be shared with, for those who may share. */
export const SHARE_TARGETS = 'share_target,name,id';

/** Suppliers that the tenant offers to others, and those that others offer to it. */
export const listSupplierShares = calls.list(
  ['id', 'supplierId', 'targetTenantId', ...filtersOf(supplierShareFields)],
  SupplierShare,
);
export const viewSupplierShare = calls.view(SupplierShare);
/** Offers a supplier to another tenant; refused while an offer to that tenant is open or accepted. */
export const addSupplierShare = calls.add(SupplierShareAdd, SupplierShare);
/** Refused after an answer. */
export const editSupplierShare = calls.edit(SupplierShareEdit, SupplierShare);
/** Refused while the offer is open or accepted. */
export const deleteSupplierShare = calls.delete();
export const deleteSupplierShares = calls.deleteBatch();

/** The supplier can be viewed and chosen in the receiving tenant from now on. */
export const acceptSupplierShare = endpoint({
  method: 'POST',
  path: `${BASE}/accept`,
  access: replying,
  input: OnlyId,
  result: SupplierShare,
});

export const refuseSupplierShare = endpoint({
  method: 'POST',
  path: `${BASE}/refuse`,
  access: replying,
  input: WithReason,
  result: SupplierShare,
});

/** Takes an offer back, even if it is accepted. */
export const revokeSupplierShare = endpoint({
  method: 'POST',
  path: `${BASE}/revoke`,
  access: access.edit,
  input: OnlyId,
  result: SupplierShare,
});
