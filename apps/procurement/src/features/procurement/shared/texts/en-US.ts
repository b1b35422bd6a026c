import { enUS as documents } from '../../../../documents/texts/en-US';
import type { Texts } from './zh-CN';

export const enUS: Texts = {
  yuan: (amount) => `¥ ${amount}`,
  budgetTotal: 'Budget',
  quantityInvalid: documents.quantityInvalid,
  fillIn: (label) => `Enter: ${label}`,
  neededToSubmit: 'Required to submit',
  departHint: 'Default: your current department',
  chooseMaterials: 'Choose materials',
  materialsTaken: (count) => `${count === 1 ? '1 material' : `${count} materials`} added: enter quantity and date`,
  quantityMissing: 'Enter a quantity above 0',
  dayInvalid: 'Enter a date, e.g. 2026-12-01',
};
