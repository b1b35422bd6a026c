import { done, importColumnsOf, refused, supplierFields } from '@gezi/domain';
import { checkValue, isCreditCode } from '@gezi/validators';
import { texts } from '../../../platform/texts';
import { sheetColumns, type DictItems } from '../../../records/workbooks/sheetColumns';

const wrong = (header: string) => texts.import.wrong(header);

/** Import and export columns of suppliers. */
export const supplierColumns = (dictItems: DictItems) =>
  sheetColumns(importColumnsOf(supplierFields), dictItems, {
    creditCode: (text) =>
      isCreditCode(text.toUpperCase()) ? done(text.toUpperCase()) : refused(wrong(texts.supplier.creditCode)),
    email: (text) => (checkValue(text, [{ pattern: 'e' }]) ? refused(wrong(texts.supplier.email)) : done(text)),
  });
