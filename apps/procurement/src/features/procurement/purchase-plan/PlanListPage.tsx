import { useClient, usePermission } from '@gezi/client';
import {
  copyPlan,
  deletePlan,
  deletePlans,
  exportPlans,
  importPlans,
  isOpenForPurchaser,
  listPlans,
  planFields,
  type PlanRow,
} from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { invalidate } from '../../../crud/invalidate';
import type { ListAction } from '../../../crud/ListPage';
import { DocumentListPage } from '../../../documents/DocumentListPage';
import { AssignDialog } from './AssignDialog';
import { planKind } from './planKind';
import { NEW_PLAN_PATH, PLAN_EDIT_PERMISSION, planPath } from './planPath';
import { PlanStatusTag } from './PlanStatusTag';
import { useTexts } from './texts';

const ENDPOINTS = {
  list: listPlans,
  delete: deletePlan,
  deleteBatch: deletePlans,
  export: exportPlans,
  import: importPlans,
};
const FACES = { status: (plan: PlanRow) => <PlanStatusTag plan={plan} /> };
const canAssign = (plan: PlanRow) => plan.formEditable ?? isOpenForPurchaser(plan.status);

/** `/purchase/plan`: list of demand plans. */
export function PlanListPage() {
  const texts = useTexts();
  const { message } = App.useApp();
  const mayAssign = usePermission('purchase:purchasePlan:assign');
  const [assigning, setAssigning] = useState<readonly PlanRow[]>();
  const batchActions = useMemo(
    () =>
      mayAssign
        ? [
            {
              key: 'assign',
              label: texts.assignChosen,
              onClick: (plans: readonly PlanRow[]) =>
                plans.some(canAssign) ? setAssigning(plans) : void message.warning(texts.assignNone),
            },
          ]
        : [],
    [texts, mayAssign, message],
  );
  const assignable = assigning?.filter(canAssign) ?? [];
  return (
    <>
      <DocumentListPage
        kind={planKind}
        pathOf={pathOf}
        newPath={NEW_PLAN_PATH}
        fields={planFields}
        endpoints={ENDPOINTS}
        texts={useMemo(
          () => ({
            title: texts.listTitle,
            listLabel: texts.listLabel,
            removeConfirm: texts.remove,
            removeSeveral: texts.removeSeveral,
            fixedRows: texts.fixedRows,
          }),
          [texts],
        )}
        nameOf={nameOf}
        settings="purchase-plans"
        faces={FACES}
        ownActions={useAssignAction()}
        lastActions={useCopyAction()}
        batchActions={batchActions}
      />
      {assigning && (
        <AssignDialog
          plans={assignable}
          skipped={assigning.length - assignable.length}
          onClose={() => setAssigning(undefined)}
        />
      )}
    </>
  );
}

const nameOf = ({ planNo }: PlanRow) => planNo;
const pathOf = (id: string, mode: 'view' | 'edit' = 'view') => planPath(id, mode);

/** Leads to the page on which a purchaser is assigned and quantities are changed. */
function useAssignAction(): ListAction<PlanRow>[] {
  const texts = useTexts();
  const navigate = useNavigate();
  const mayEdit = usePermission(PLAN_EDIT_PERMISSION);
  return useMemo(
    () => [
      {
        key: 'assign',
        label: texts.assign,
        visible: (plan) => mayEdit && canAssign(plan),
        onClick: ({ id }) => void navigate(planPath(id, 'commit')),
      },
    ],
    [texts, navigate, mayEdit],
  );
}

/** Copies a plan and opens the editor of the copy. */
function useCopyAction(): ListAction<PlanRow>[] {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const mayAdd = usePermission('purchase:purchasePlan:add');
  return useMemo(() => {
    async function copy({ id }: PlanRow) {
      const copied = await client.call(copyPlan, { id }, { silent: true });
      void invalidate(queries, ...planKind.lists);
      void message.success(texts.copied);
      void navigate(planPath(copied.id, 'edit'));
    }
    return mayAdd ? [{ key: 'copy', label: texts.copy, inMenu: true, onClick: copy }] : [];
  }, [texts, client, queries, navigate, message, mayAdd]);
}
