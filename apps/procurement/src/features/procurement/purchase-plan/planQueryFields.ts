import type { QueryField } from '@gezi/advanced-query';
import type { Texts } from './texts/zh-CN';

const LINE = 'purchasePlanDetailList';

/** What the advanced query on plans may ask for, lines included. */
export const planQueryFields = (texts: Texts): QueryField[] => [
  { key: 'planName', label: texts.planName, type: 'text' },
  { key: 'planNo', label: texts.planNo, type: 'text' },
  { key: 'status', label: texts.status, type: 'dict', dictCode: 'plan_status' },
  { key: 'applyTime', label: texts.applyTime, type: 'date' },
  { key: 'departName', label: texts.departName, type: 'text' },
  {
    key: 'applyUserId',
    label: texts.applyUser,
    type: 'dictTable',
    dictTable: 'sys_user',
    dictText: 'realname',
    dictCode: 'id',
  },
  { key: 'purchaseUserName', label: texts.purchaser, type: 'text' },
  { key: 'demandOrgName', label: texts.demandOrgName, type: 'text' },
  { key: `${LINE},materialName`, label: texts.materialName, type: 'text' },
  { key: `${LINE},counts`, label: texts.counts, type: 'number', dbType: 'bigdecimal' },
];
