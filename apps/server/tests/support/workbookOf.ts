import { supplierWorkbook, type WorkbookRow } from './supplierWorkbook';

/** A request body with one workbook to import. The first row has the headers. */
export function workbookOf([heads = [], ...rows]: WorkbookRow[]) {
  const file = supplierWorkbook(rows, { heads: heads.map(String), titles: [] });
  const body = Buffer.concat([
    Buffer.from('--part\r\ncontent-disposition: form-data; name="file"; filename="list.xlsx"\r\n\r\n'),
    file,
    Buffer.from('\r\n--part--\r\n'),
  ]);
  return { body, headers: { 'content-type': 'multipart/form-data; boundary=part' } };
}
