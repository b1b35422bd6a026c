import { useQueryClient } from '@tanstack/react-query';
import { AreaField } from '../../../forms/fields/AreaField';
import { RecordDialog } from '../../../forms/RecordDialog';
import { refreshFlows } from '../shared/refreshFlows';
import { useTexts } from './texts';

/** A step of a process that may have a reason. */
export interface FlowStepQuestion {
  title: string;
  question: string;
  /** Success message. */
  done: string;
  /** Maximum characters of the reason. */
  maxLength: number;
  take: (reason: string | null) => Promise<unknown>;
}

/** Asks for the reason of a step, then takes it. */
export function FlowWordsDialog({ step, onClose }: { step: FlowStepQuestion; onClose: () => void }) {
  const { title, question, done, maxLength, take } = step;
  const texts = useTexts();
  const queries = useQueryClient();
  async function save({ comment }: { comment: string }): Promise<void> {
    try {
      await take(comment || null);
    } finally {
      void refreshFlows(queries);
    }
  }
  return (
    <RecordDialog<{ comment: string }, void>
      title={title}
      okText={title}
      initial={{ comment: '' }}
      save={save}
      saved={done}
      onClose={onClose}
    >
      <p className="gezi-flow-question">{question}</p>
      <AreaField
        name="comment"
        label={texts.reason}
        placeholder={texts.reasonHint}
        maxLength={maxLength}
        showCount
        lines={[3, 8]}
      />
    </RecordDialog>
  );
}
