import { useClient } from '@gezi/client';
import { bidStatus, MAX_WORDS, openProject, projectLifecycle, projectStatus, type PurchaseInfo } from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { Alert } from 'antd';
import { useDocumentCall } from '../../../../documents/useDocumentCall';
import { AreaField } from '../../../../forms/fields/AreaField';
import { RecordDialog } from '../../../../forms/RecordDialog';
import { projectKind } from '../projectKind';
import { useTexts } from './texts';
import { useBidsOfProject } from './useBidsOfProject';

interface OpenDialogProps {
  project: PurchaseInfo;
  onSaved: (project: PurchaseInfo) => void;
  onClose: () => void;
}

/** Confirms the opening of bids, which cannot be undone. */
export function OpenDialog({ project, onSaved, onClose }: OpenDialogProps) {
  const texts = useTexts();
  const language = useLocale();
  const client = useClient();
  const change = useDocumentCall(projectKind);
  const { id, minSupplierCount, openConfirmUser, openConfirmUser_dictText: name, openConfirmTime } = project;
  const { data } = useBidsOfProject(id);
  const count = data?.supplierDetail.filter(({ status }) => status === bidStatus.submitted).length ?? 0;
  const isFew = data !== undefined && count < minSupplierCount;
  return (
    <RecordDialog<{ reason: string }, PurchaseInfo>
      title={projectLifecycle.actions.open.label[language]}
      initial={{ reason: '' }}
      save={({ reason }) => change(() => client.call(openProject, { id, reason: reason || null }, { silent: true }))}
      saved={({ status }) => (status === projectStatus.toOpen ? texts.confirmed : texts.opened)}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Alert
        className="gezi-document-note"
        type="warning"
        showIcon
        title={texts.openIrreversible}
        description={data && texts.openCount(count, minSupplierCount)}
      />
      {openConfirmUser && (
        <Alert
          className="gezi-document-note"
          type="info"
          showIcon
          title={texts.openConfirmed(name ?? openConfirmUser, openConfirmTime ?? '')}
        />
      )}
      <AreaField
        name="reason"
        label={texts.reason}
        isRequired={isFew}
        missing={texts.reasonMissing}
        maxLength={MAX_WORDS}
        showCount
        lines={[3, 8]}
        {...(isFew ? { hint: texts.openFew } : { placeholder: texts.reasonHint })}
      />
    </RecordDialog>
  );
}
