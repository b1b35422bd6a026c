import { useClient } from '@gezi/client';
import { declineExpertTask, listExpertTasks, type ExpertTask } from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '../../../crud/invalidate';
import { useDocumentCall } from '../../../documents/useDocumentCall';
import { EntryDialog } from '../../../forms/EntryDialog';
import { useTexts } from './texts';

interface DeclineDialogProps {
  task: ExpertTask;
  onClose: () => void;
}

/** Asks for the reason to decline an evaluation. */
export function DeclineDialog({ task: { id, proName }, onClose }: DeclineDialogProps) {
  const texts = useTexts();
  const client = useClient();
  const change = useDocumentCall(TASKS);
  const queries = useQueryClient();
  return (
    <EntryDialog
      title={texts.declineTitle(proName)}
      fields={[{ kind: 'area', name: 'reason', label: texts.reason }]}
      schema={declineExpertTask.input}
      draft={{ name: `decline-expert-task.${id}` }}
      initial={{ reason: '' }}
      rules={({ reason }) => (String(reason ?? '').trim() ? undefined : { reason: texts.reasonMissing })}
      save={async ({ reason }) => {
        await change(() => client.call(declineExpertTask, { id, reason: String(reason) }, { silent: true }));
        await invalidate(queries, listExpertTasks);
      }}
      onClose={onClose}
    />
  );
}

const TASKS = { lists: [listExpertTasks] };
