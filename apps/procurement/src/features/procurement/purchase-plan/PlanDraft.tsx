import type { PurchasePlan } from '@gezi/domain';
import { useState } from 'react';
import { DraftFrame } from '../../../documents/DraftFrame';
import type { LoadedDocument } from '../../../documents/DocumentPage';
import { DocumentParts } from '../../../documents/DocumentParts';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { Timeline } from '../../../documents/Timeline';
import { useDraftPage } from '../../../documents/useDraftPage';
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
  const [part, setPart] = useState('lines');
  const page = useDraftPage(planKind, {
    doc: plan,
    pathOf: (id, mode) => planPath(id, mode ?? 'view'),
    onReload,
    onStored,
  });
  const form = usePlanDraft(plan, { onStored: page.onStored, onLinesRefused: () => setPart('lines') });
  const { record } = form;

  return (
    <DraftFrame
      page={page}
      form={form}
      title={plan ? texts.editTitle : texts.addTitle}
      tags={plan && <PlanStatusTag plan={plan} />}
      description={plan?.planNo}
      listPath={PLAN_LIST_PATH}
      total={<BudgetTotal budget={draftBudget(form.lines)} />}
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
    </DraftFrame>
  );
}
