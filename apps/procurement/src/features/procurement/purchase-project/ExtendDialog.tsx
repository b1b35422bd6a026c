import { useClient } from '@gezi/client';
import { extendProject, MAX_WORDS, type PurchaseInfo } from '@gezi/domain';
import { useDocumentCall } from '../../../documents/useDocumentCall';
import { draftFor } from '../../../forms/core/draft';
import { AreaField } from '../../../forms/fields/AreaField';
import { MomentField } from '../../../forms/fields/MomentField';
import { RecordDialog } from '../../../forms/RecordDialog';
import { useTexts as useSharedTexts } from '../shared/texts';
import { projectKind } from './projectKind';
import { useTexts } from './texts';

interface ExtendDialogProps {
  project: Pick<PurchaseInfo, 'id' | 'proEndTime' | 'updateTime'>;
  onSaved: (project: PurchaseInfo) => void;
  onClose: () => void;
}

/** Sets a later end of the quotation, with a reason. */
export function ExtendDialog({ project, onSaved, onClose }: ExtendDialogProps) {
  const texts = useTexts();
  const { fillIn } = useSharedTexts();
  const client = useClient();
  const change = useDocumentCall(projectKind);
  const { id, proEndTime } = project;
  return (
    <RecordDialog<{ proEndTime: string | null; reason: string }, PurchaseInfo>
      title={texts.extend}
      initial={{ proEndTime, reason: '' }}
      draft={draftFor('purchase-project.extend', project)}
      save={(values) =>
        change(() =>
          client.call(extendProject, { id, proEndTime: values.proEndTime!, reason: values.reason }, { silent: true }),
        )
      }
      saved={texts.extended}
      onSaved={onSaved}
      onClose={onClose}
    >
      <MomentField
        name="proEndTime"
        label={texts.newEnd}
        isRequired
        missing={fillIn(texts.newEnd)}
        validate={(end: string) => (proEndTime && end <= proEndTime ? texts.notLater : undefined)}
      />
      <AreaField
        name="reason"
        label={texts.reason}
        isRequired
        missing={texts.reasonMissing}
        maxLength={MAX_WORDS}
        showCount
        lines={[3, 8]}
      />
    </RecordDialog>
  );
}
