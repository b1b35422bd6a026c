import { usePermission } from '@gezi/client';
import type { PurchasePlan } from '@gezi/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ActionBar } from '../../../documents/ActionBar';
import { DocumentFrame } from '../../../documents/DocumentFrame';
import type { LoadedDocument } from '../../../documents/DocumentPage';
import { DocumentParts } from '../../../documents/DocumentParts';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { Timeline } from '../../../documents/Timeline';
import { useDocumentActions } from '../../../documents/useDocumentActions';
import { useDraftButtons } from '../../../documents/useDraftButtons';
import { RecordForm } from '../../../forms/RecordForm';
import { BudgetTotal } from '../shared/BudgetTotal';
import { draftBudget } from './core/draftLines';
import { PlanDraftFields } from './PlanDraftFields';
import { PlanDraftLines } from './PlanDraftLines';
import { planKind } from './planKind';
import { PLAN_LIST_PATH, planPath } from './planPath';
import { PlanStatusTag } from './PlanStatusTag';
import { useTexts } from './texts';
import { usePlanDraft } from './usePlanDraft';

/** The editor of a plan in draft; without a `doc`, of a new one. */
export function PlanDraft({ doc: plan, onReload, onStored }: Omit<LoadedDocument<PurchasePlan>, 'reloads'>) {
  const texts = useTexts();
  const common = useDocumentTexts();
  const navigate = useNavigate();
  const [part, setPart] = useState('lines');
  const maySubmit = usePermission('purchase:purchasePlan:submit');
  const actions = useDocumentActions(planKind, follow);
  const form = usePlanDraft(plan, (next) => {
    follow(next);
    actions.refresh();
  });
  const { record } = form;

  /** Shows a stored state: the editor while it is a draft, else the view. */
  function follow(next: PurchasePlan) {
    onStored(next);
    const isDraft = next.actions.includes('edit');
    if (!plan || !isDraft) void navigate(planPath(next.id, isDraft ? 'edit' : 'view'), { replace: true });
  }

  const buttons = useDraftButtons({
    form,
    actions,
    id: plan?.id,
    open: plan ? plan.actions : maySubmit ? ['submit'] : [],
    onStart: () => setPart('lines'),
  });

  return (
    <DocumentFrame
      title={plan ? texts.editTitle : texts.addTitle}
      tags={plan && <PlanStatusTag plan={plan} />}
      description={plan?.planNo}
      listPath={PLAN_LIST_PATH}
      isPrintable={false}
      conflict={form.conflict}
      onReload={() => {
        record.storeDraft();
        void onReload();
      }}
    >
      <RecordForm record={record} label={texts.header}>
        <PlanDraftFields plan={plan} />
      </RecordForm>
      <DocumentParts
        active={part}
        onActivate={setPart}
        parts={[
          {
            key: 'lines',
            title: texts.materials,
            note: common.lineCount(form.lines.length),
            children: <PlanDraftLines form={form} />,
          },
          { key: 'timeline', title: common.timeline, children: <Timeline kind={planKind} id={plan?.id} /> },
        ]}
      />
      <ActionBar buttons={buttons}>
        <BudgetTotal budget={draftBudget(form.lines)} />
      </ActionBar>
      {actions.dialog}
    </DocumentFrame>
  );
}
