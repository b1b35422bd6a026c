import { useClient } from '@gezi/client';
import { returnScores, viewScoreSummary, type ExpertTask } from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '../../../../crud/invalidate';
import { useDocumentCall } from '../../../../documents/useDocumentCall';
import { EntryDialog } from '../../../../forms/EntryDialog';
import { useTexts } from './texts';

interface ReturnDialogProps {
  task: ExpertTask;
  onClose: () => void;
}

/** Asks for the reason to return submitted scores. */
export function ReturnDialog({ task: { id, expertName }, onClose }: ReturnDialogProps) {
  const texts = useTexts();
  const client = useClient();
  const change = useDocumentCall(SCORES);
  const queries = useQueryClient();
  return (
    <EntryDialog
      title={texts.giveBackTitle(expertName)}
      fields={[{ kind: 'area', name: 'reason', label: texts.reason }]}
      schema={returnScores.input}
      draft={{ name: `return-scores.${id}` }}
      initial={{ reason: '' }}
      rules={({ reason }) => (String(reason ?? '').trim() ? undefined : { reason: texts.reasonMissing })}
      save={async ({ reason }) => {
        await change(() => client.call(returnScores, { taskId: id, reason: String(reason) }, { silent: true }));
        await invalidate(queries, viewScoreSummary);
      }}
      onClose={onClose}
    />
  );
}

const SCORES = { lists: [viewScoreSummary] };
