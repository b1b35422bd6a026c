import { useClient, usePermission, usePermissions } from '@gezi/client';
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
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { invalidate } from '../../../crud/invalidate';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { useDocumentActions } from '../../../documents/useDocumentActions';
import { AssignDialog } from './AssignDialog';
import { planKind } from './planKind';
import { NEW_PLAN_PATH, PLAN_EDIT_PERMISSION, planPath, type PlanMode } from './planPath';
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
const allows = (plan: PlanRow, action: string) => plan.actions?.includes(action) ?? false;
const canAssign = (plan: PlanRow) => plan.formEditable ?? isOpenForPurchaser(plan.status);
const FIXED = { remove: (plan: PlanRow) => !allows(plan, 'remove') };

/** `/purchase/plan`: list of demand plans. */
export function PlanListPage() {
  const texts = useTexts();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const mayAssign = usePermissions().allows('purchase:purchasePlan:assign');
  const { rowActions: lifecycleActions, dialog } = useDocumentActions(planKind);
  const [assigning, setAssigning] = useState<readonly PlanRow[]>();
  const rowActions = usePlanRowActions(lifecycleActions);
  const open = useCallback((plan: PlanRow) => void navigate(planPath(plan.id, 'view')), [navigate]);
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
      <ListPage
        fields={planFields}
        endpoints={ENDPOINTS}
        permission={planKind.resource}
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
        rowActions={rowActions}
        isFixed={FIXED}
        batchActions={batchActions}
        invalidates={planKind.lists}
        onAdd={() => void navigate(NEW_PLAN_PATH)}
        onRowActivate={open}
      />
      {assigning && (
        <AssignDialog
          plans={assignable}
          skipped={assigning.length - assignable.length}
          onClose={() => setAssigning(undefined)}
        />
      )}
      {dialog}
    </>
  );
}

const nameOf = ({ planNo }: PlanRow) => planNo;

/** Actions of a row: to the pages of the plan, copying, those of the lifecycle, and removing. */
function usePlanRowActions(lifecycleActions: readonly ListAction<PlanRow>[]): ListAction<PlanRow>[] {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const mayEdit = usePermission(PLAN_EDIT_PERMISSION);
  const mayAdd = usePermission('purchase:purchasePlan:add');
  return useMemo(() => {
    const open = (mode: PlanMode) => (plan: PlanRow) => void navigate(planPath(plan.id, mode));
    async function copy({ id }: PlanRow) {
      const copied = await client.call(copyPlan, { id }, { silent: true });
      void invalidate(queries, ...planKind.lists);
      void message.success(texts.copied);
      void navigate(planPath(copied.id, 'edit'));
    }
    return [
      { key: 'view', label: texts.view, onClick: open('view') },
      ...(mayEdit
        ? [
            {
              key: 'edit',
              label: texts.edit,
              visible: (plan: PlanRow) => allows(plan, 'edit'),
              onClick: open('edit'),
            },
            { key: 'assign', label: texts.assign, visible: canAssign, onClick: open('commit') },
          ]
        : []),
      ...lifecycleActions,
      ...(mayAdd ? [{ key: 'copy', label: texts.copy, inMenu: true, onClick: copy }] : []),
      'remove',
    ];
  }, [texts, client, queries, navigate, message, mayEdit, mayAdd, lifecycleActions]);
}
