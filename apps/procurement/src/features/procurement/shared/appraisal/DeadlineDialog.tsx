import { useClient } from '@gezi/client';
import { extractExperts, setScoreDeadline, viewScoreSummary } from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '../../../../crud/invalidate';
import { MomentField } from '../../../../forms/fields/MomentField';
import { RecordDialog } from '../../../../forms/RecordDialog';
import { useTexts } from './texts';

interface DeadlineDialogProps {
  purchaseInfoId: string;
  /** End of the scoring so far. */
  deadline: string | null;
  /** Text of the question to draw experts; undefined: only the end of the scoring is set. */
  drawing?: string | undefined;
  onClose: () => void;
}

interface Entered {
  scoreDeadline: string | null;
}

/** Draws the missing experts, or sets the end of the scoring of those who are drawn. */
export function DeadlineDialog({ purchaseInfoId, deadline, drawing, onClose }: DeadlineDialogProps) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();

  async function save({ scoreDeadline }: Entered) {
    try {
      if (drawing === undefined) {
        await client.call(setScoreDeadline, { purchaseInfoId, scoreDeadline: scoreDeadline! }, { silent: true });
      } else {
        await client.call(
          extractExperts,
          { purchaseInfoId, ...(scoreDeadline && { scoreDeadline }) },
          { silent: true },
        );
      }
    } finally {
      await invalidate(queries, viewScoreSummary);
    }
  }

  return (
    <RecordDialog<Entered, void>
      title={drawing ?? texts.setDeadline}
      initial={{ scoreDeadline: deadline }}
      draft={{ name: `score-deadline.${purchaseInfoId}` }}
      save={save}
      saved={drawing === undefined ? texts.deadlineSaved : texts.drawnDone}
      onClose={onClose}
    >
      {drawing !== undefined && <p>{texts.drawHint}</p>}
      <MomentField
        name="scoreDeadline"
        label={texts.scoreDeadline}
        {...(drawing === undefined && { isRequired: true, missing: texts.deadlineMissing })}
      />
    </RecordDialog>
  );
}
