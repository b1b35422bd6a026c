import { Type } from 'typebox';
import { endpoint, filtersOf, holders, OnlyId, standard, Text, WithReason } from '../../kit';
import { supplementFields } from './fields';
import { Supplemental, SupplementalAdd, SupplementalEdit } from './schema';

const BASE = '/contract/supplemental';
const LIST = holders('contract:contractInfo:list');
const EDIT = holders('contract:contractInfo:edit');
const ANSWER = holders('contract:contractInfo:supplierConfirm');
const calls = standard(BASE, { list: LIST, add: EDIT, edit: EDIT, delete: EDIT });

/** Filters of the list of supplements. */
export const supplementFilters = ['id', 'contractId', 'createTime', ...filtersOf(supplementFields)] as const;

export const listSupplements = calls.list(supplementFilters, Supplemental);
/** The part of the id after a colon is read, if it has one (P§7). */
export const viewSupplement = endpoint({
  method: 'GET',
  path: `${BASE}/queryById`,
  access: LIST,
  input: Type.Object({ id: Text(200) }),
  result: Supplemental,
});
export const addSupplement = calls.add(SupplementalAdd, Supplemental);
export const editSupplement = calls.edit(SupplementalEdit, Supplemental);
export const deleteSupplement = calls.delete();
export const deleteSupplements = calls.deleteBatch();

/** Sends it to the supplier. */
export const submitSupplement = endpoint({
  method: 'POST',
  path: `${BASE}/submit`,
  access: EDIT,
  input: OnlyId,
  result: Supplemental,
});
export const confirmSupplement = endpoint({
  method: 'POST',
  path: `${BASE}/confirm`,
  access: ANSWER,
  input: OnlyId,
  result: Supplemental,
});
export const refuseSupplement = endpoint({
  method: 'POST',
  path: `${BASE}/refuse`,
  access: ANSWER,
  input: WithReason,
  result: Supplemental,
});
