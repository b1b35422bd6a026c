import { useClient } from '@gezi/client';
import { editProject, type PurchaseInfo } from '@gezi/domain';
import { Alert } from 'antd';
import { useDocumentCall } from '../../../documents/useDocumentCall';
import { draftFor } from '../../../forms/core/draft';
import { AreaField } from '../../../forms/fields/AreaField';
import { FileListField } from '../../../forms/fields/FileListField';
import { TextField } from '../../../forms/fields/TextField';
import { RecordDialog } from '../../../forms/RecordDialog';
import { useTexts as useSharedTexts } from '../shared/texts';
import { projectKind } from './projectKind';
import { useTexts } from './texts';

interface SupplementDialogProps {
  project: PurchaseInfo;
  onSaved: (project: PurchaseInfo) => void;
  onClose: () => void;
}

/** Changes remark, contacts and files of a published project. */
export function SupplementDialog({ project, onSaved, onClose }: SupplementDialogProps) {
  const texts = useTexts();
  const { fillIn } = useSharedTexts();
  const client = useClient();
  const change = useDocumentCall(projectKind);
  const { id, updateTime, contactName, contactPhone, remark, planFileUrl } = project;
  return (
    <RecordDialog
      title={texts.supplement}
      schema={editProject.input}
      initial={{
        contactName: contactName ?? '',
        contactPhone: contactPhone ?? '',
        remark: remark ?? '',
        planFileUrl: planFileUrl ?? '',
      }}
      draft={draftFor('purchase-project.supplement', project)}
      save={(values) => change(() => client.call(editProject, { ...values, id, updateTime }, { silent: true }))}
      saved={texts.supplemented}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Alert className="gezi-document-note" type="info" showIcon title={texts.supplementHint} />
      <TextField name="contactName" label={texts.contactName} isRequired missing={fillIn(texts.contactName)} />
      <TextField
        name="contactPhone"
        label={texts.contactPhone}
        isRequired
        missing={fillIn(texts.contactPhone)}
        inputMode="tel"
        autoComplete="off"
      />
      <AreaField name="remark" label={texts.remark} lines={[3, 8]} />
      <FileListField name="planFileUrl" label={texts.planFileUrl} biz="purchaseProject" />
    </RecordDialog>
  );
}
