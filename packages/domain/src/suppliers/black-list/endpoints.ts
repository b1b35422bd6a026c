import { Type } from 'typebox';
import { accessTo, endpoint, filtersOf, Id, standard } from '../../kit';
import { supplierBlackFields } from './fields';
import { SupplierBlack, SupplierBlackAdd, SupplierBlackEdit } from './schema';

const BASE = '/supplier/black';
const access = accessTo('supplier:black');
const calls = standard(BASE, access);

export const listSupplierBlacks = calls.list(['id', 'supplierId', ...filtersOf(supplierBlackFields)], SupplierBlack);
export const viewSupplierBlack = calls.view(SupplierBlack);
/** Comes into force on its first day: the supplier gets no new invitations, bids, contracts and orders. */
export const addSupplierBlack = calls.add(SupplierBlackAdd, SupplierBlack);
/** Refused for a lifted entry. */
export const editSupplierBlack = calls.edit(SupplierBlackEdit, SupplierBlack);
/** Refused while the entry is not lifted. */
export const deleteSupplierBlack = calls.delete();
export const deleteSupplierBlacks = calls.deleteBatch();

/** Ends an entry; the supplier is normal again if it has no other one in force. */
export const liftSupplierBlack = endpoint({
  method: 'POST',
  path: `${BASE}/lift`,
  access: access.edit,
  input: Type.Object({
    id: Id,
    liftReason: Type.String({
      minLength: 1,
      maxLength: 500,
      pattern: '\\S',
      title: '移出原因',
      reason: '不能为空，最多500个字符',
    }),
  }),
  result: SupplierBlack,
});
