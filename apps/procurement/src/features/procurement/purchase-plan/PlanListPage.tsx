import { usePermission } from '@gezi/client';
import { isOpenForPurchaser, listPlans, planFields, type PlanRow } from '@gezi/domain';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { PLAN_EDIT_PERMISSION, planPath, type PlanMode } from './planPath';
import { PlanStatusTag } from './PlanStatusTag';
import { useTexts } from './texts';

const ENDPOINTS = { list: listPlans };
const FACES = { status: (plan: PlanRow) => <PlanStatusTag plan={plan} /> };

/** `/purchase/plan`: list of demand plans. */
export function PlanListPage() {
  const texts = useTexts();
  const navigate = useNavigate();
  const mayEdit = usePermission(PLAN_EDIT_PERMISSION);
  const open = useCallback((mode: PlanMode) => (plan: PlanRow) => void navigate(planPath(plan.id, mode)), [navigate]);
  const rowActions = useMemo<ListAction<PlanRow>[]>(
    () => [
      { key: 'view', label: texts.view, onClick: open('view') },
      ...(mayEdit
        ? [
            {
              key: 'assign',
              label: texts.assign,
              visible: (plan: PlanRow) => plan.formEditable ?? isOpenForPurchaser(plan.status),
              onClick: open('commit'),
            },
          ]
        : []),
    ],
    [texts, open, mayEdit],
  );
  return (
    <ListPage
      fields={planFields}
      endpoints={ENDPOINTS}
      permission="purchase:purchasePlan"
      texts={useMemo(() => ({ title: texts.listTitle, listLabel: texts.listLabel }), [texts])}
      nameOf={nameOf}
      settings="purchase-plans"
      faces={FACES}
      rowActions={rowActions}
      onRowActivate={useMemo(() => open('view'), [open])}
    />
  );
}

const nameOf = ({ planNo }: PlanRow) => planNo;
