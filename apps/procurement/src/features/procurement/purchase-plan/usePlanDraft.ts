import { useClient, useSession } from '@gezi/client';
import { addPlan, editPlan, PlanAdd, type PurchasePlan } from '@gezi/domain';
import { useMemo } from 'react';
import { useDocumentForm, type DocumentValues, type LineEntry } from '../../../documents/useDocumentForm';
import { draftFor } from '../../../forms/core/draft';
import { isBlankRow } from '../../../documents/core/lineRows';
import { useTexts as useSharedTexts } from '../shared/texts';
import { draftRowFrom, draftRowOf, type DraftRow } from './core/draftLines';
import { useTexts } from './texts';
import { useLineTitles } from './useLineTitles';

/** Form values of a draft. */
export interface DraftValues extends DocumentValues<DraftRow> {
  planName: string;
  departId: string | null;
  demandOrgName: string;
  orgConsignee: string;
  orgConsigneeTel: string;
  remark: string;
  planFileUrl: string;
}

/** Members that a plan needs to be submitted. */
const NEEDED = ['demandOrgName', 'orgConsignee', 'orgConsigneeTel'] as const;

/** The form of a plan in draft, which its declarer writes. @param plan absent for a new one */
export function usePlanDraft(
  plan: PurchasePlan | undefined,
  { onStored, onLinesRefused }: { onStored: (plan: PurchasePlan) => void; onLinesRefused: () => void },
) {
  const texts = useTexts();
  const { fillIn } = useSharedTexts();
  const titleOf = useLineTitles();
  const client = useClient();
  const { user } = useSession();
  const lines = useMemo<LineEntry<DraftRow, DraftRow>>(
    () => ({
      member: 'purchasePlanDetailList',
      rowsOf: (rows) => [...rows],
      entriesOf: (rows) => rows.map(draftRowFrom),
      isSent: (row) => !isBlankRow(row),
      titleOf,
    }),
    [titleOf],
  );

  function save({ lines: _lines, ...header }: DraftValues, rows: readonly DraftRow[], stored?: PurchasePlan) {
    const body = { ...header, purchasePlanDetailList: rows.map(draftRowFrom) };
    return stored
      ? client.call(editPlan, { ...body, id: stored.id, updateTime: stored.updateTime }, { silent: true })
      : client.call(addPlan, body, { silent: true });
  }

  return useDocumentForm<DraftValues, DraftRow, DraftRow, PurchasePlan>({
    doc: plan,
    schema: PlanAdd,
    initial: plan ? valuesOf(plan) : { ...EMPTY, orgConsignee: user?.realname ?? '' },
    draft: draftFor('purchase-plan', plan),
    lines,
    valuesOf,
    save,
    onStored,
    onLinesRefused,
    rules: (values, isComplete) =>
      isComplete
        ? Object.fromEntries(NEEDED.flatMap((name) => (values[name].trim() ? [] : [[name, fillIn(texts[name])]])))
        : undefined,
  });
}
export type PlanDraftForm = ReturnType<typeof usePlanDraft>;

const EMPTY: DraftValues = {
  planName: '',
  departId: null,
  demandOrgName: '',
  orgConsignee: '',
  orgConsigneeTel: '',
  remark: '',
  planFileUrl: '',
  lines: [],
};

const valuesOf = (plan: PurchasePlan): DraftValues => ({
  planName: plan.planName,
  departId: plan.departId,
  demandOrgName: plan.demandOrgName ?? '',
  orgConsignee: plan.orgConsignee ?? '',
  orgConsigneeTel: plan.orgConsigneeTel ?? '',
  remark: plan.remark ?? '',
  planFileUrl: plan.planFileUrl ?? '',
  lines: plan.purchasePlanDetailList.map(draftRowOf),
});
