import { usePermission } from '@gezi/client';
import type { PurchasePlan } from '@gezi/domain';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ActionBar } from '../../../documents/ActionBar';
import { chainPart } from '../../../documents/chainPart';
import { DocumentFrame } from '../../../documents/DocumentFrame';
import type { LoadedDocument } from '../../../documents/DocumentPage';
import { DocumentParts } from '../../../documents/DocumentParts';
import { ProcessCard } from '../../../documents/ProcessCard';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { Timeline } from '../../../documents/Timeline';
import { useDocumentActions } from '../../../documents/useDocumentActions';
import { useSaveKey } from '../../../documents/useSaveKey';
import { RecordForm } from '../../../forms/RecordForm';
import { budgetOf, changesQuantity } from './core/planLines';
import { PlanHeader } from './PlanHeader';
import { planKind } from './planKind';
import { PLAN_EDIT_PERMISSION, PLAN_LIST_PATH, planPath, type PlanMode } from './planPath';
import { PlanLineTable } from './PlanLineTable';
import { PlanPrint } from './PlanPrint';
import { PlanStatusTag } from './PlanStatusTag';
import { PlanTotals } from './PlanTotals';
import { useTexts } from './texts';
import { usePlanForm } from './usePlanForm';

interface PlanDocumentProps extends Omit<LoadedDocument<PurchasePlan>, 'doc' | 'reloads'> {
  plan: PurchasePlan;
  mode: PlanMode;
}

/** A stored plan: header, materials, timeline and, in commit mode, the purchaser's input. */
export function PlanDocument({ plan, mode, onReload, onStored }: PlanDocumentProps) {
  const texts = useTexts();
  const common = useDocumentTexts();
  const navigate = useNavigate();
  const [part, setPart] = useState('lines');
  const mayEdit = usePermission(PLAN_EDIT_PERMISSION);
  const isOpen = mayEdit && (plan.formEditable || plan.tableEditable);
  const isEditing = isOpen && mode === 'commit';
  const actions = useDocumentActions(planKind, async (next) => {
    onStored(next);
    await onReload();
  });
  const form = usePlanForm(plan, isEditing, (next) => {
    onStored(next);
    actions.refresh();
  });
  const { record, save, lines } = form;
  useSaveKey(isEditing ? save : undefined);

  const buttons = actions.buttonsOf(plan.actions, plan.id);
  if (isEditing)
    buttons.push({
      key: 'save',
      label: common.save,
      tone: 'primary',
      isLoading: record.isSaving,
      keys: 'Control+S',
      onClick: save,
    });

  const totals = <PlanTotals budget={budgetOf(lines)} changed={lines.filter(changesQuantity).length} />;

  return (
    <DocumentFrame
      title={mode === 'commit' ? texts.commitTitle : texts.viewTitle}
      tags={<PlanStatusTag plan={plan} />}
      description={plan.planName}
      listPath={PLAN_LIST_PATH}
      isPrintable
      conflict={form.conflict}
      onReload={() => {
        record.storeDraft();
        void onReload();
      }}
      actions={
        <>
          {mayEdit && plan.actions.includes('edit') && (
            <Button type="primary" onClick={() => void navigate(planPath(plan.id, 'edit'))}>
              {texts.edit}
            </Button>
          )}
          {isOpen && mode === 'view' && (
            <Button type="primary" onClick={() => void navigate(planPath(plan.id, 'commit'))}>
              {texts.assign}
            </Button>
          )}
        </>
      }
    >
      {(mode === 'edit' || (mode === 'commit' && !isOpen)) && (
        <Alert className="gezi-document-note" type="info" showIcon title={texts.readOnlyHint} />
      )}
      <ProcessCard service="plan" id={plan.id} />
      <RecordForm record={record} label={texts.header}>
        <PlanHeader plan={plan} missing={form.missing} isEditable={isEditing && plan.formEditable} />
      </RecordForm>
      <DocumentParts
        active={part}
        onActivate={setPart}
        parts={[
          {
            key: 'lines',
            title: texts.materials,
            note: common.lineCount(lines.length),
            padded: false,
            ...(buttons.length === 0 && { extra: totals }),
            children: <PlanLineTable form={form} isEditable={isEditing && plan.tableEditable} />,
          },
          { key: 'timeline', title: common.timeline, children: <Timeline kind={planKind} id={plan.id} /> },
          chainPart(common.chain.title, 'plan', plan.id),
        ]}
      />
      {buttons.length > 0 && <ActionBar buttons={buttons}>{totals}</ActionBar>}
      {actions.dialog}
      <PlanPrint plan={plan} lines={lines} />
    </DocumentFrame>
  );
}
