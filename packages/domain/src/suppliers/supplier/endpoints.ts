import { accessTo, workbooks } from '../../kit';

const calls = workbooks('/supplier/supplierInfo', accessTo('supplier:supplierInfo'));

export const importSuppliers = calls.import();

/** Exports all suppliers of the tenant in the import format. */
export const exportSuppliers = calls.export([]);
