import { projectStatus } from '@gezi/domain';
import { Countdown } from '../../../countdown/Countdown';
import { useTexts } from './texts';

interface QuotationCountdownProps {
  project: { status: string; proStartTime: string | null; proEndTime: string | null };
  /** Says before the time what it leads to. Default false. */
  isLabelled?: boolean;
  onEnd?: () => void;
}

/** Time until the quotation of a project starts or ends; nothing once it has ended. */
export function QuotationCountdown({ project, isLabelled = false, onEnd }: QuotationCountdownProps) {
  const texts = useTexts();
  const { status, proStartTime, proEndTime } = project;
  const isWaiting = status === projectStatus.toStart;
  const until = isWaiting ? proStartTime : status === projectStatus.quoting ? proEndTime : null;
  if (!until) return null;
  const startLabel = isLabelled ? texts.untilStart : texts.untilStartShort;
  const label = isWaiting ? startLabel : texts.untilEnd;
  return (
    <Countdown
      until={until}
      ended={isWaiting ? texts.quotationStarts : texts.quotationEnded}
      {...((isLabelled || isWaiting) && { label })}
      {...(onEnd && { onEnd })}
    />
  );
}
