import { accessTo, actionOf, filtersOf, OnlyId, standard } from '../../kit';
import { supplierEvalFields } from './fields';
import { SupplierEval, SupplierEvalAdd, SupplierEvalEdit } from './schema';

const BASE = '/evaluation/supplierEval';
const RESOURCE = 'evaluation:supplierEval';
const calls = standard(BASE, accessTo(RESOURCE));

export const listSupplierEvals = calls.list(
  ['id', 'supplierId', 'contractId', 'orderId', ...filtersOf(supplierEvalFields)],
  SupplierEval,
);
export const viewSupplierEval = calls.view(SupplierEval);
export const addSupplierEval = calls.add(SupplierEvalAdd, SupplierEval);
/** Only a draft. */
export const editSupplierEval = calls.edit(SupplierEvalEdit, SupplierEval);
/** Only a draft. */
export const deleteSupplierEval = calls.delete();
export const deleteSupplierEvals = calls.deleteBatch();

/** Fixes the evaluation; score and level of the supplier follow from its evaluations of the last 12 months. */
export const submitSupplierEval = actionOf(BASE, RESOURCE)('submit', OnlyId, SupplierEval);
