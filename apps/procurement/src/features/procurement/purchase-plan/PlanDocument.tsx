import { usePermission } from '@gezi/client';
import type { PurchasePlan } from '@gezi/domain';
import { PageHeader } from '@gezi/ui';
import { Alert, Button } from 'antd';
import { useNavigate } from 'react-router';
import { RecordForm } from '../../../forms/RecordForm';
import { PlanActions } from './PlanActions';
import { PlanHeader } from './PlanHeader';
import { PLAN_EDIT_PERMISSION, PLAN_LIST_PATH, planPath, type PlanMode } from './planPath';
import { PlanLineTable } from './PlanLineTable';
import { PlanStatusTag } from './PlanStatusTag';
import { useTexts } from './texts';
import { usePlanForm } from './usePlanForm';
import { useSaveKey } from './useSaveKey';

interface PlanDocumentProps {
  plan: PurchasePlan;
  mode: PlanMode;
  /** Refetches the plan; the draft is then offered again. */
  onReload: () => Promise<unknown>;
}

/** A loaded plan: header, materials and, in commit mode, the purchaser's input. */
export function PlanDocument({ plan, mode, onReload }: PlanDocumentProps) {
  const texts = useTexts();
  const navigate = useNavigate();
  const mayEdit = usePermission(PLAN_EDIT_PERMISSION);
  const isOpen = mayEdit && (plan.formEditable || plan.tableEditable);
  const isEditing = isOpen && mode === 'commit';
  const form = usePlanForm(plan, isEditing);
  const { record, save, isStale } = form;
  useSaveKey(isEditing ? save : undefined);

  return (
    <div className="gezi-plan">
      <PageHeader
        title={mode === 'commit' ? texts.commitTitle : texts.viewTitle}
        tags={<PlanStatusTag plan={plan} />}
        description={plan.planName}
        actions={
          <>
            <Button onClick={() => void navigate(PLAN_LIST_PATH)}>{texts.backToList}</Button>
            {isOpen && mode === 'view' && (
              <Button type="primary" onClick={() => void navigate(planPath(plan.id, 'commit'))}>
                {texts.assign}
              </Button>
            )}
          </>
        }
      />
      {mode === 'commit' && !isOpen && (
        <Alert className="gezi-plan-note" type="info" showIcon title={texts.readOnlyHint} />
      )}
      {isStale && (
        <Alert
          className="gezi-plan-note"
          type="warning"
          showIcon
          title={texts.conflictTitle}
          description={texts.conflictHint}
          action={
            <Button
              size="small"
              onClick={() => {
                record.storeDraft();
                void onReload();
              }}
            >
              {texts.reload}
            </Button>
          }
        />
      )}
      <RecordForm record={record} label={texts.header}>
        <PlanHeader plan={plan} missing={form.missing} isEditable={isEditing && plan.formEditable} />
      </RecordForm>
      <PlanLineTable form={form} isEditable={isEditing && plan.tableEditable} />
      {isEditing && <PlanActions lines={form.lines} saving={record.isSaving} onSave={save} />}
    </div>
  );
}
