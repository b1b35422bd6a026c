import { hasBidPart, hasDuration, hasPostponement, MONEY_DECIMALS, type PurchaseInfo } from '@gezi/domain';
import { formatNumber } from '@gezi/ui';
import type { Texts } from '../texts/zh-CN';

interface HeaderItem {
  label: string;
  value: string | null;
  wide?: boolean;
}

/** Header data of a project, on its page and in print; the method of procurement decides which there are (P§2). */
export function headerItems(project: PurchaseInfo, texts: Texts): HeaderItem[] {
  const yesNo = (is: boolean) => (is ? texts.yes : texts.no);
  const count = (value: number | null) => (value === null ? null : String(value));
  const money = (value: number | null) => (value === null ? null : formatNumber(value, MONEY_DECIMALS));
  const ended = { [texts.failReason]: project.failReason, [texts.cancelReason]: project.cancelReason };
  return [
    { label: texts.proNo, value: project.proNo },
    { label: texts.buyType, value: project.buyType_dictText ?? project.buyType },
    { label: texts.contractType, value: project.contractType_dictText ?? project.contractType },
    { label: texts.longSource, value: yesNo(project.longSource === 1) },
    { label: texts.departId, value: project.departName },
    { label: texts.applyUserName, value: project.applyUserName },
    { label: texts.applyTime, value: project.applyTime },
    { label: texts.orgCode, value: project.orgCode_dictText ?? project.orgCode },
    { label: texts.demandOrgName, value: project.demandOrgName },
    { label: texts.contactName, value: project.contactName },
    { label: texts.contactPhone, value: project.contactPhone },
    { label: texts.payType, value: project.payType_dictText ?? project.payType },
    { label: texts.priceType, value: project.priceType_dictText ?? project.priceType },
    { label: texts.proStartTime, value: project.proStartTime },
    { label: texts.proEndTime, value: project.proEndTime },
    ...(hasDuration(project)
      ? [
          { label: texts.biddingDuration, value: count(project.biddingDuration) },
          { label: texts.minStep, value: money(project.minStep) },
        ]
      : []),
    ...(hasPostponement(project) ? [{ label: texts.postponeDays, value: count(project.postponeDays) }] : []),
    ...(hasBidPart(project) ? [{ label: texts.bidPart, value: yesNo(project.bidPart === '1') }] : []),
    { label: texts.minSupplierCount, value: count(project.minSupplierCount) },
    ...(project.publishTime ? [{ label: texts.publishTime, value: project.publishTime }] : []),
    ...(project.remark ? [{ label: texts.remark, value: project.remark, wide: true }] : []),
    ...Object.entries(ended).flatMap(([label, value]) => (value ? [{ label, value, wide: true }] : [])),
  ];
}
