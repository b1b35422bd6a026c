import { zhCN as documents } from '../../../../documents/texts/zh-CN';

export const zhCN = {
  yuan: (amount: string) => `¥ ${amount}`,
  budgetTotal: '预算合计',
  quantityInvalid: documents.quantityInvalid,
  quantityMissing: documents.quantityMissing,
  dayInvalid: documents.dayInvalid,
  fillIn: documents.fillIn,
  neededToSubmit: documents.neededToSubmit,
  departHint: documents.departHint,
};
export type Texts = typeof zhCN;
