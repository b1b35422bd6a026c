import { done, importColumnsOf, refused, supplierFields } from '@gezi/domain';
import { checkValue, isCreditCode } from '@gezi/validators';
import { texts } from '../../../platform/texts';
import { sheetColumns, type DictItems } from '../../../records/workbooks/sheetColumns';

const { wrong } = texts.import;

/** Import and export columns of suppliers. */
export const supplierColumns = (dictItems: DictItems) =>
  sheetColumns(importColumnsOf(supplierFields), dictItems, {
    creditCode: (text) =>
      isCreditCode(text.toUpperCase()) ? done(text.toUpperCase()) : refused(wrong('统一社会信用代码')),
    email: (text) => (checkValue(text, [{ pattern: 'e' }]) ? refused(wrong('邮箱')) : done(text)),
  });
