import { hasBidPart, hasDuration, type SourceProject } from '@gezi/domain';
import type { Texts } from '../texts/zh-CN';

interface SourceItem {
  label: string;
  value: string | null;
  wide?: boolean;
}

/** Header data of a project for suppliers; the method of procurement decides which there are (P§2). */
export function sourceItems(project: SourceProject, texts: Texts): SourceItem[] {
  const yesNo = (is: boolean) => (is ? texts.yes : texts.no);
  const wide = {
    [texts.remark]: project.remark,
    [texts.failReason]: project.failReason,
    [texts.cancelReason]: project.cancelReason,
  };
  return [
    { label: texts.proNo, value: project.proNo },
    { label: texts.buyType, value: project.buyType_dictText ?? project.buyType },
    { label: texts.contractType, value: project.contractType_dictText ?? project.contractType },
    { label: texts.demandOrgName, value: project.demandOrgName },
    { label: texts.contactName, value: project.contactName },
    { label: texts.contactPhone, value: project.contactPhone },
    { label: texts.payType, value: project.payType_dictText ?? project.payType },
    { label: texts.priceType, value: project.priceType_dictText ?? project.priceType },
    { label: texts.publishTime, value: project.publishTime },
    { label: texts.proStartTime, value: project.proStartTime },
    { label: texts.proEndTime, value: project.proEndTime },
    ...(project.longSource === 1 ? [{ label: texts.longSource, value: yesNo(true) }] : []),
    ...(hasDuration(project) ? [{ label: texts.biddingDuration, value: String(project.biddingDuration ?? '') }] : []),
    ...(hasBidPart(project) ? [{ label: texts.bidPart, value: yesNo(project.bidPart === '1') }] : []),
    ...Object.entries(wide).flatMap(([label, value]) => (value ? [{ label, value, wide: true }] : [])),
  ];
}
