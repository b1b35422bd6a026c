import { usePermission } from '@gezi/client';
import type { PurchasePlan } from '@gezi/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ActionBar, type BarButton } from '../../../documents/ActionBar';
import type { DocumentAction } from '../../../documents/core/actionButtons';
import { DocumentFrame } from '../../../documents/DocumentFrame';
import type { LoadedDocument } from '../../../documents/DocumentPage';
import { DocumentParts } from '../../../documents/DocumentParts';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { Timeline } from '../../../documents/Timeline';
import { useDocumentActions } from '../../../documents/useDocumentActions';
import { useSaveKey } from '../../../documents/useSaveKey';
import { RecordForm } from '../../../forms/RecordForm';
import { draftBudget } from './core/draftLines';
import { PlanDraftFields } from './PlanDraftFields';
import { PlanDraftLines } from './PlanDraftLines';
import { planKind } from './planKind';
import { PLAN_LIST_PATH, planPath } from './planPath';
import { PlanStatusTag } from './PlanStatusTag';
import { PlanTotals } from './PlanTotals';
import { useTexts } from './texts';
import { usePlanDraft } from './usePlanDraft';

/** The editor of a plan in draft; without a `doc`, of a new one. */
export function PlanDraft({ doc: plan, onReload, onStored }: LoadedDocument<PurchasePlan>) {
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
  /** Name of the action that saves first. */
  const [acting, setActing] = useState<string>();
  useSaveKey(save);

  /** Shows a stored state: the editor while it is a draft, else the view. */
  function follow(next: PurchasePlan) {
    onStored(next);
    const isDraft = next.actions.includes('edit');
    if (!plan || !isDraft) void navigate(planPath(next.id, isDraft ? 'edit' : 'view'), { replace: true });
  }

  function save() {
    setActing(undefined);
    form.save();
  }

  function start(action: DocumentAction) {
    setPart('lines');
    if (action.tone !== 'primary') return actions.start(action, plan!.id);
    setActing(action.name);
    form.act((id) => actions.call(action, id, {}, true), common.done(action.label));
  }

  const open = plan ? plan.actions : maySubmit ? ['submit'] : [];
  const buttons: BarButton[] = actions.actionsOf(open).map((action) => ({
    key: action.name,
    label: action.label,
    tone: action.tone,
    isLoading: actions.running === action.name || (record.isSaving && acting === action.name),
    onClick: () => start(action),
  }));
  buttons.push({
    key: 'save',
    label: common.save,
    isLoading: record.isSaving && acting === undefined,
    keys: 'Control+S',
    onClick: save,
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
        <PlanDraftFields />
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
        <PlanTotals budget={draftBudget(form.lines)} />
      </ActionBar>
      {actions.dialog}
    </DocumentFrame>
  );
}
