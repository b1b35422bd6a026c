import type { PurchasePlan } from '@gezi/domain';
import type { Texts } from '../texts/zh-CN';
import { purchaserOf } from './planLines';

interface HeaderItem {
  label: string;
  value: string | null;
  wide?: boolean;
}

/** Header data of a plan, on its page and in print (P§2), without the purchaser. */
export const headerItems = (plan: PurchasePlan, texts: Texts): HeaderItem[] => [
  { label: texts.planNo, value: plan.planNo },
  { label: texts.departName, value: plan.departName },
  { label: texts.applyUser, value: plan.applyUserId_dictText },
  { label: texts.applyTime, value: plan.applyTime },
  { label: texts.demandOrgName, value: plan.demandOrgName },
  { label: texts.orgConsignee, value: plan.orgConsignee },
  { label: texts.orgConsigneeTel, value: plan.orgConsigneeTel },
];

/** The purchaser's name, or that there is none. */
export const purchaserName = (plan: PurchasePlan, texts: Texts): string => purchaserOf(plan)?.name ?? texts.notAssigned;
