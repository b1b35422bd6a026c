import { enUS as documents } from '../../../../documents/texts/en-US';
import type { Texts } from './zh-CN';

export const enUS: Texts = {
  yuan: (amount) => `¥ ${amount}`,
  budgetTotal: 'Budget',
  quantityInvalid: documents.quantityInvalid,
  quantityMissing: documents.quantityMissing,
  dayInvalid: documents.dayInvalid,
  fillIn: documents.fillIn,
  neededToSubmit: documents.neededToSubmit,
  departHint: documents.departHint,
};
