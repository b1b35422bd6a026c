import { useClient } from '@gezi/client';
import { createProjectFromPlan, listProjects, type PurchaseInfo } from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { invalidate } from '../../../crud/invalidate';
import { useDocumentCall } from '../../../documents/useDocumentCall';
import { DictField } from '../../../forms/fields/DictField';
import { RecordDialog } from '../../../forms/RecordDialog';
import { projectPath } from '../shared/projectPath';
import { planKind } from './planKind';
import { useTexts } from './texts';

interface ToProjectDialogProps {
  /** Ids of the plan lines whose open quantities the project takes. */
  lineIds: readonly string[];
  onClose: () => void;
}

/** Makes the draft of a purchase project from lines of plans, and opens it. */
export function ToProjectDialog({ lineIds, onClose }: ToProjectDialogProps) {
  const texts = useTexts();
  const client = useClient();
  const change = useDocumentCall(planKind);
  const queries = useQueryClient();
  const navigate = useNavigate();
  return (
    <RecordDialog<{ buyType: string; contractType: string }, PurchaseInfo>
      title={texts.toProject(lineIds.length)}
      schema={createProjectFromPlan.input}
      initial={{ buyType: '1', contractType: '1' }}
      save={(method) =>
        change(() => client.call(createProjectFromPlan, { ...method, planDetailIds: [...lineIds] }, { silent: true }))
      }
      saved={texts.projectCreated}
      onSaved={({ id }) => {
        void invalidate(queries, listProjects, ...planKind.lists);
        void navigate(projectPath(id, 'edit'));
      }}
      onClose={onClose}
    >
      <DictField name="buyType" label={texts.buyType} dictCode="buy_type" isRequired />
      <DictField name="contractType" label={texts.contractType} dictCode="contract_type" isRequired />
    </RecordDialog>
  );
}
