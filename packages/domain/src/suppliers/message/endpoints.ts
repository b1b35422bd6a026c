import { Type } from 'typebox';
import { endpoint, filtersOf, holders, listInput, Page, signedIn, Text } from '../../kit';
import { supplierMessageFields } from './fields';
import { SupplierMessage, SupplierMessageSend } from './schema';

const BASE = '/supplier/message';

/** Messages of the caller's supplier; for those who may send, the messages of the tenant. Others have none. */
export const listSupplierMessages = endpoint({
  method: 'GET',
  path: `${BASE}/list`,
  access: signedIn('own'),
  input: listInput(['id', 'supplierId', ...filtersOf(supplierMessageFields)], SupplierMessage),
  result: Page(SupplierMessage),
});

export const sendSupplierMessage = endpoint({
  method: 'POST',
  path: `${BASE}/send`,
  access: holders('supplier:message:add'),
  input: SupplierMessageSend,
  result: Type.Null(),
});

/** Marks messages of the caller's supplier as read. */
export const readSupplierMessages = endpoint({
  method: 'PUT',
  alsoBy: ['POST'],
  path: `${BASE}/read`,
  access: signedIn('own'),
  /** Comma-joined ids, or `all`. */
  input: Type.Object({ ids: Text(40_000) }),
  result: Type.Null(),
});
