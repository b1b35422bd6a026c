import type { QueryField } from '@gezi/advanced-query';
import type { Texts } from './texts/zh-CN';

const LINE = 'purchasePlanDetailList';

/** What the advanced query on plans may ask for, lines included. */
export const planQueryFields = (texts: Texts): QueryField[] => [
  { field: 'planName', text: texts.planName, type: 'text' },
  { field: 'planNo', text: texts.planNo, type: 'text' },
  { field: 'status', text: texts.status, type: 'dict', dictCode: 'plan_status' },
  { field: 'applyTime', text: texts.applyTime, type: 'date' },
  { field: 'departName', text: texts.departName, type: 'text' },
  {
    field: 'applyUserId',
    text: texts.applyUser,
    type: 'dictTable',
    dictTable: 'sys_user',
    dictText: 'realname',
    dictCode: 'id',
  },
  { field: 'purchaseUserName', text: texts.purchaser, type: 'text' },
  { field: 'demandOrgName', text: texts.demandOrgName, type: 'text' },
  { field: `${LINE},materialName`, text: texts.materialName, type: 'text' },
  { field: `${LINE},counts`, text: texts.counts, type: 'number', dbType: 'bigdecimal' },
];
