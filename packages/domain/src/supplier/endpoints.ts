import { Type } from 'typebox';
import { endpoint, holders } from '../kit';
import { ImportResult } from '../file/importResult';

/**
 * Multipart: `file` or `files[]`, `validateStatus` (`1` = nothing if one row fails), `progressKey`. Code 201 = some rows
 * were refused; with `files[]` the result is the address of the file that tells them (contract, part 1 §1.11).
 */
export const importSuppliers = endpoint({
  method: 'POST',
  path: '/supplier/supplierInfo/importExcel',
  access: holders('supplier:supplierInfo:import'),
  input: Type.Object({}),
  result: Type.Union([ImportResult, Type.String(), Type.Null()]),
});

/** All suppliers of the tenant as a workbook that can be imported again; `selections`: ids, comma-joined. */
export const exportSuppliers = endpoint({
  method: 'GET',
  alsoBy: ['POST'],
  path: '/supplier/supplierInfo/exportXls',
  access: holders('supplier:supplierInfo:export'),
  input: Type.Object({ selections: Type.Optional(Type.String({ maxLength: 100_000 })) }),
  alsoByQuery: true,
  result: Type.Unknown(),
  answer: 'raw',
});
