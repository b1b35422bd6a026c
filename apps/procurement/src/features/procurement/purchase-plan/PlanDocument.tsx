import { usePermission } from '@gezi/client';
import type { PurchasePlan } from '@gezi/domain';
import { PageHeader } from '@gezi/ui';
import { Alert, Button, type RefSelectProps } from 'antd';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { isOutdated } from './core/planDraft';
import { PlanActions } from './PlanActions';
import { PlanHeader } from './PlanHeader';
import { PLAN_EDIT_PERMISSION, PLAN_LIST_PATH, planPath, type PlanMode } from './planPath';
import { PlanLineTable } from './PlanLineTable';
import { PlanStatusTag } from './PlanStatusTag';
import { useTexts } from './texts';
import { DraftOffer } from '../../../forms/DraftOffer';
import { useLeaveGuard } from '../../../forms/useLeaveGuard';
import { usePlanDraft } from './usePlanDraft';
import { usePlanForm } from './usePlanForm';
import { usePlanSave } from './usePlanSave';
import { useSaveKey } from './useSaveKey';

interface PlanDocumentProps {
  plan: PurchasePlan;
  mode: PlanMode;
  /** Reads the plan anew; what was typed is offered back over it. */
  onReload: () => Promise<unknown>;
}

/** A plan that is there: its header, its materials and, in commit mode, what its purchaser makes of them. */
export function PlanDocument({ plan, mode, onReload }: PlanDocumentProps) {
  const texts = useTexts();
  const navigate = useNavigate();
  const mayEdit = usePermission(PLAN_EDIT_PERMISSION);
  const isOpen = mayEdit && (plan.formEditable || plan.tableEditable);
  const isEditing = isOpen && mode === 'commit';
  const form = usePlanForm(plan);
  const draft = usePlanDraft(form, isEditing);
  const purchaserBox = useRef<RefSelectProps>(null);
  const { save, saving, isStale } = usePlanSave(form, {
    onSaved: draft.discard,
    focusPurchaser: () => purchaserBox.current?.focus(),
  });
  const { question: leaveQuestion } = useLeaveGuard(isEditing && form.isDirty && !saving, texts.leaveContent);
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
                draft.keepNow();
                void onReload();
              }}
            >
              {texts.reload}
            </Button>
          }
        />
      )}
      {draft.offered && (
        <DraftOffer
          savedAt={draft.offered.savedAt}
          outdated={isOutdated(plan, draft.offered) ? texts.draftOutdated : undefined}
          onRestore={draft.restore}
          onDiscard={draft.discard}
        />
      )}
      <PlanHeader form={form} isEditable={isEditing && plan.formEditable} boxRef={purchaserBox} />
      <PlanLineTable form={form} isEditable={isEditing && plan.tableEditable} />
      {isEditing && <PlanActions lines={form.lines} saving={saving} onSave={save} />}
      {leaveQuestion}
    </div>
  );
}
