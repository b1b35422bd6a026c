import { useDict, usePermission } from '@gezi/client';
import { isOpenForPurchaser, listPlans, planStatusItems, type InputOf, type PlanRow } from '@gezi/domain';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { contains } from '../../../crud/core/contains';
import { pageParams, type ListState } from '../../../crud/core/listState';
import { ListView } from '../../../crud/ListView';
import type { SearchField } from '../../../crud/SearchField';
import { planColumns } from './planColumns';
import { planQueryFields } from './planQueryFields';
import { PLAN_EDIT_PERMISSION, planPath, type PlanMode } from './planPath';
import { useTexts } from './texts';

/** `/purchase/plan`: the demand plans, and the way into each. */
export function PlanListPage() {
  const texts = useTexts();
  const navigate = useNavigate();
  const mayEdit = usePermission(PLAN_EDIT_PERMISSION);
  const { items } = useDict('plan_status');

  const fields = useMemo<SearchField[]>(() => {
    const states = items.length > 0 ? items : planStatusItems;
    return [
      { kind: 'text', name: 'planNo', label: texts.planNo, maxLength: 64 },
      { kind: 'text', name: 'planName', label: texts.planName },
      { kind: 'choice', name: 'status', label: texts.status, options: states },
      { kind: 'text', name: 'departName', label: texts.departName },
      { kind: 'days', name: 'applyTime', label: texts.applyTime, from: 'applyTime_begin', to: 'applyTime_end' },
    ];
  }, [texts, items]);

  const queryFields = useMemo(() => planQueryFields(texts), [texts]);
  const open = useCallback((plan: PlanRow, mode: PlanMode) => void navigate(planPath(plan.id, mode)), [navigate]);
  const columns = useMemo(
    () =>
      planColumns({
        texts,
        open,
        mayAssign: (plan) => mayEdit && (plan.formEditable ?? isOpenForPurchaser(plan.status)),
      }),
    [texts, open, mayEdit],
  );

  return (
    <ListView
      title={texts.listTitle}
      label={texts.listLabel}
      fields={fields}
      endpoint={listPlans}
      input={planListInput}
      columns={columns}
      queryFields={queryFields}
      settings="purchase-plans"
      onRowActivate={(plan) => open(plan, 'view')}
    />
  );
}

/** Texts find what contains them; the status and the days are exact. */
function planListInput(state: ListState): InputOf<typeof listPlans> {
  const { planNo, planName, departName, status, applyTime_begin, applyTime_end } = state.filters;
  return {
    ...pageParams(state),
    planNo: contains(planNo),
    planName: contains(planName),
    departName: contains(departName),
    status,
    applyTime_begin,
    applyTime_end,
  };
}
