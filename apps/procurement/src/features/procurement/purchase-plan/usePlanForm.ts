import { describeMessage, useClient } from '@gezi/client';
import { editPlan, type PurchasePlan } from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { App } from 'antd';
import { useMemo } from 'react';
import { useDocumentForm, type DocumentValues, type LineEntry } from '../../../documents/useDocumentForm';
import { draftFor } from '../../../forms/core/draft';
import {
  editsOf,
  planToSave,
  purchaserOf,
  withEdits,
  type LineEdit,
  type PlanLine,
  type Purchaser,
} from './core/planLines';
import { useLineTitles } from './useLineTitles';

/** Form values of a plan in purchasing. */
interface PlanValues extends DocumentValues<LineEdit> {
  purchaser: Purchaser | null;
}

/** The form of a plan in purchasing: the purchaser as a field, quantities and reasons in the lines. */
export function usePlanForm(plan: PurchasePlan, isEditing: boolean, onStored: (plan: PurchasePlan) => void) {
  const titleOf = useLineTitles();
  const locale = useLocale();
  const client = useClient();
  const { message } = App.useApp();
  const { message: missing } = describeMessage('purchaser-missing', { locale });
  const lines = useMemo<LineEntry<PlanLine, LineEdit>>(
    () => ({
      member: 'purchasePlanDetailList',
      rowsOf: (edits) => withEdits(plan, edits),
      entriesOf: editsOf,
      titleOf,
    }),
    [plan, titleOf],
  );
  const form = useDocumentForm<PlanValues, PlanLine, LineEdit, PurchasePlan>({
    doc: plan,
    initial: valuesOf(plan),
    draft: isEditing ? draftFor('purchase-plan', plan) : undefined,
    fieldOf: (member) => (PURCHASER_MEMBERS.includes(member.replace(/^\//, '')) ? 'purchaser' : member),
    lines,
    valuesOf,
    save: ({ purchaser }, rows) => client.call(editPlan, planToSave(plan, purchaser!, rows), { silent: true }),
    onStored,
  });
  return {
    ...form,
    /** Message if no purchaser is chosen. */
    missing,
    save: () => {
      if (!form.record.form.getValues('purchaser')) {
        void message.warning(missing);
        if (!plan.formEditable) return;
      }
      form.save();
    },
  };
}
export type PlanForm = ReturnType<typeof usePlanForm>;

const PURCHASER_MEMBERS = ['purchaseUserId', 'purchaseUserName'];

const valuesOf = (plan: PurchasePlan): PlanValues => ({
  purchaser: purchaserOf(plan),
  lines: editsOf(plan.purchasePlanDetailList),
});
