import { projectStatus, type ExpertTask } from '@gezi/domain';
import { Countdown } from '../../../countdown/Countdown';
import { useTexts } from './texts';

interface ScoreDeadlineProps {
  task: Pick<ExpertTask, 'scoreDeadline' | 'submitTime'>;
  project: { status: string };
}

/** The end of the scoring, with the time left while the expert has not submitted. */
export function ScoreDeadline({ task: { scoreDeadline, submitTime }, project }: ScoreDeadlineProps) {
  const texts = useTexts();
  if (!scoreDeadline) return null;
  const isOpen = project.status === projectStatus.inEvaluation && submitTime === null;
  return (
    <>
      {scoreDeadline}{' '}
      {isOpen && <Countdown until={scoreDeadline} label={texts.untilDeadline} ended={texts.deadlineOver} />}
    </>
  );
}
