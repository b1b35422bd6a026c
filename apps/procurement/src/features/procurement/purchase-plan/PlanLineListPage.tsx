import { listFields, listPlanLines, planLineFields, type PlanDetailRow } from '@gezi/domain';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { ListPage } from '../../../crud/ListPage';
import { planPath } from './planPath';
import { PlanStatusTag } from './PlanStatusTag';
import { useTexts } from './texts';
import { useToProject } from './useToProject';

const ENDPOINTS = { list: listPlanLines };
const FACES = { status: (line: PlanDetailRow) => <PlanStatusTag plan={line} /> };
const FIELDS = [
  ...planLineFields,
  ...listFields<PlanDetailRow>()([
    {
      key: 'actualCounts',
      label: { 'zh-CN': '采购数量', 'en-US': 'Purchase qty' },
      kind: 'quantity',
      width: 110,
    },
    {
      key: 'usedCounts',
      label: { 'zh-CN': '已转采购', 'en-US': 'In projects' },
      kind: 'quantity',
      width: 110,
    },
    { key: 'status', label: { 'zh-CN': '状态', 'en-US': 'Status' }, dict: 'plan_status', width: 100 },
    { key: 'purchaseUserName', label: { 'zh-CN': '采购员', 'en-US': 'Purchaser' }, width: 110 },
  ]),
];
const COLUMNS = [
  'planNo',
  'planName',
  'materialCode',
  'materialName',
  'models',
  'unit',
  'counts',
  'actualCounts',
  'usedCounts',
  'estimatedPrice',
  'demandTime',
  'status',
  'purchaseUserName',
];
/** Columns of cards, the most important ones first. */
const CARD_KEYS = [
  'materialName',
  'models',
  'counts',
  'unit',
  'planNo',
  'status',
  'materialCode',
  'planName',
  'demandTime',
];
const NO_ACTIONS: readonly never[] = [];
const lineIdsOf = ({ id }: PlanDetailRow) => [id];

/** `/purchase/plan/lines`: lines of the plans that are open for purchasing. */
export function PlanLineListPage() {
  const texts = useTexts();
  const navigate = useNavigate();
  const { batchActions, dialog } = useToProject(lineIdsOf);
  return (
    <>
      <ListPage<PlanDetailRow>
        fields={FIELDS}
        endpoints={ENDPOINTS}
        texts={useMemo(() => ({ title: texts.linesTitle, listLabel: texts.linesLabel }), [texts])}
        nameOf={({ materialName, planNo }) => texts.lineName(materialName, planNo)}
        settings="purchase-plan-lines"
        cardColumns={CARD_KEYS}
        faces={FACES}
        columns={COLUMNS}
        rowActions={NO_ACTIONS}
        batchActions={batchActions}
        onRowActivate={useCallback(({ planId }: PlanDetailRow) => void navigate(planPath(planId, 'view')), [navigate])}
      />
      {dialog}
    </>
  );
}
