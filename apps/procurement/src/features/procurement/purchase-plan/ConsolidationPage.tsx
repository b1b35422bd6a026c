import { consolidatePlans, listFields, type ConsolidatedDemand } from '@gezi/domain';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { ListPage } from '../../../crud/ListPage';
import { PLAN_LINES_PATH } from './planPath';
import { useTexts } from './texts';
import { useToProject } from './useToProject';

const ENDPOINTS = { list: consolidatePlans };
const FIELDS = listFields<ConsolidatedDemand>()([
  { key: 'month', label: { 'zh-CN': '需求月份', 'en-US': 'Month' }, search: true, maxLength: 7, width: 110 },
  {
    key: 'materialCode',
    label: { 'zh-CN': '物料编码', 'en-US': 'Material code' },
    search: true,
    maxLength: 64,
    width: 140,
  },
  { key: 'materialName', label: { 'zh-CN': '物料名称', 'en-US': 'Material' }, search: true, maxLength: 255 },
  { key: 'models', label: { 'zh-CN': '规格型号', 'en-US': 'Model' }, width: 160 },
  { key: 'unit', label: { 'zh-CN': '单位', 'en-US': 'Unit' }, width: 70 },
  { key: 'openCounts', label: { 'zh-CN': '待采购数量', 'en-US': 'Open qty' }, kind: 'quantity', width: 130 },
  { key: 'openAmount', label: { 'zh-CN': '预估金额', 'en-US': 'Estimated amount' }, kind: 'money', width: 140 },
  { key: 'planCount', label: { 'zh-CN': '计划数', 'en-US': 'Plans' }, kind: 'number', width: 80 },
  { key: 'lineCount', label: { 'zh-CN': '明细数', 'en-US': 'Lines' }, kind: 'number', width: 80 },
]);
/** Columns of cards, the most important ones first. */
const CARD_KEYS = [
  'materialName',
  'models',
  'month',
  'openCounts',
  'openAmount',
  'materialCode',
  'unit',
  'planCount',
  'lineCount',
];
const NO_ACTIONS: readonly never[] = [];
const lineIdsOf = ({ planDetailIds }: ConsolidatedDemand) => planDetailIds.split(',');

/** `/purchase/plan/consolidation`: open demand by material and month. A row opens the lines it consists of. */
export function ConsolidationPage() {
  const texts = useTexts();
  const navigate = useNavigate();
  const { batchActions, dialog } = useToProject(lineIdsOf);
  return (
    <>
      <ListPage<ConsolidatedDemand>
        fields={FIELDS}
        endpoints={ENDPOINTS}
        texts={useMemo(
          () => ({ title: texts.demandTitle, listLabel: texts.demandLabel, description: texts.demandDescription }),
          [texts],
        )}
        nameOf={({ materialName }) => materialName}
        settings="purchase-plan-consolidation"
        cardColumns={CARD_KEYS}
        rowActions={NO_ACTIONS}
        batchActions={batchActions}
        onRowActivate={useCallback(
          ({ materialCode, materialName }: ConsolidatedDemand) => {
            const filter = new URLSearchParams(materialCode ? { materialCode } : { materialName });
            void navigate(`${PLAN_LINES_PATH}?${filter.toString()}`);
          },
          [navigate],
        )}
      />
      {dialog}
    </>
  );
}
