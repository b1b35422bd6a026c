import { hasBidPart, projectStatus, type BidDraft } from '@gezi/domain';
import { DescriptionGrid, PageCard } from '@gezi/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { Countdown } from '../../../countdown/Countdown';
import { useNarrow } from '../../../crud/useNarrow';
import { StoredFiles } from '../../../documents/StoredFiles';
import { parseFileList } from '../../../forms/core/fileList';
import { useTexts } from './texts';

interface BidHeadProps {
  bid: BidDraft;
  /** Called when the quotation starts or ends. */
  onDeadline: () => void;
}

/** The project of a bid, with the time that is left. */
export function BidHead({ bid: { purchaseInfo: project, round }, onDeadline }: BidHeadProps) {
  const texts = useTexts();
  const isNarrow = useNarrow();
  const [isOpen, setOpen] = useState(false);
  const { status, proStartTime, proEndTime, planFileUrl } = project;
  const lead = [
    { label: texts.proNo, value: project.proNo },
    { label: texts.proEndTime, value: proEndTime },
  ];
  const others = [
    { label: texts.buyType, value: project.buyType_dictText ?? project.buyType },
    { label: texts.round, value: texts.roundOf(round) },
    { label: texts.demandOrgName, value: project.demandOrgName },
    { label: texts.contactName, value: project.contactName },
    { label: texts.contactPhone, value: project.contactPhone },
    { label: texts.payType, value: project.payType_dictText ?? project.payType },
    { label: texts.priceType, value: project.priceType_dictText ?? project.priceType },
    { label: texts.proStartTime, value: proStartTime },
    ...(hasBidPart(project) ? [{ label: texts.bidPart, value: project.bidPart === '1' ? texts.yes : texts.no }] : []),
    ...(project.remark ? [{ label: texts.remark, value: project.remark, wide: true }] : []),
    ...(parseFileList(planFileUrl).length > 0
      ? [{ label: texts.planFileUrl, value: <StoredFiles list={planFileUrl} />, wide: true }]
      : []),
  ];
  const isFolded = isNarrow && !isOpen;
  return (
    <PageCard
      title={texts.project}
      extra={
        <>
          {status === projectStatus.toStart && proStartTime && (
            <Countdown until={proStartTime} label={texts.untilStart} ended={texts.started} onEnd={onDeadline} />
          )}
          {status === projectStatus.quoting && proEndTime && (
            <Countdown until={proEndTime} label={texts.untilEnd} ended={texts.ended} onEnd={onDeadline} />
          )}
        </>
      }
    >
      <DescriptionGrid {...(isNarrow && { minWidth: 130 })} items={isFolded ? lead : [...lead, ...others]} />
      {isFolded && (
        <Button type="link" className="gezi-bid-unfold" onClick={() => setOpen(true)}>
          {texts.details}
        </Button>
      )}
    </PageCard>
  );
}
