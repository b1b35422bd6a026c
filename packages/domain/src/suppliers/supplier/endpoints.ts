import { accessTo, workbooks } from '../../kit';

const calls = workbooks('/supplier/supplierInfo', accessTo('supplier:supplierInfo'));

export const importSuppliers = calls.import();

/** All suppliers of the tenant as a workbook that can be imported again. */
export const exportSuppliers = calls.export([]);
