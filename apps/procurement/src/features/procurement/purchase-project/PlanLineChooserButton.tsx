import { usePermission, useSession } from '@gezi/client';
import { listFields, listPlanLines, planLineFields, type PlanDetailRow } from '@gezi/domain';
import { FileSearchOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { splitTaken } from '../../../documents/core/splitTaken';
import { LineChooser, type TakenLine } from '../../../documents/LineChooser';
import { openQuantity, tenderRowOfPlan } from './core/projectLines';
import { useTexts } from './texts';
import type { ProjectDraftForm } from './useProjectDraft';

const SHOWN = ['materialCode', 'materialName', 'models', 'unit'];
const FIELDS = [
  ...listFields<PlanDetailRow>()([
    { key: 'planNo', label: { 'zh-CN': '计划批次号', 'en-US': 'Plan batch no.' }, search: true, width: 140 },
  ]),
  ...SHOWN.flatMap((key) => planLineFields.find((field) => field.key === key) ?? []),
];

/**
 * Takes lines of demand plans into a draft, with the quantities that are in no project yet. Purchasers take from plans
 * assigned to them.
 */
export function PlanLineChooserButton({ form }: { form: ProjectDraftForm }) {
  const texts = useTexts();
  const { message } = App.useApp();
  const mayList = usePermission('purchase:purchasePlan:list');
  const maySteerAll = usePermission('purchase:purchasePlan:assign');
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const purchaser = maySteerAll ? undefined : user?.id;
  const input = useMemo(() => ({ unused: '1', ...(purchaser && { purchaseUserId: purchaser }) }), [purchaser]);
  const nameOf = useCallback(
    ({ materialName, planNo }: PlanDetailRow) => texts.planLine(materialName, planNo),
    [texts],
  );
  if (!mayList) return null;

  const inDraft = new Map(form.lines.map((line) => [line.planDetailId, line]));
  const quantityOf = ({ id }: PlanDetailRow) => inDraft.get(id)?.actualCounts;

  async function insert(taken: readonly TakenLine<PlanDetailRow>[]) {
    const { added, changed, kept } = splitTaken(taken, quantityOf);
    for (const { row, quantity } of changed)
      form.grid.current?.setValue(inDraft.get(row.id)!.id, 'actualCounts', quantity);
    await form.insertLines(added.map(({ row, quantity }) => tenderRowOfPlan(row, quantity)));
    if (added.length > 0) void message.success(texts.planLinesTaken(added.length));
    if (changed.length > 0) void message.success(texts.planQuantitiesChanged(changed.length));
    if (kept > 0) void message.warning(texts.planLinesKnown(kept));
  }

  return (
    <>
      <Button icon={<FileSearchOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {texts.choosePlanLines}
      </Button>
      {isOpen && (
        <LineChooser<PlanDetailRow>
          title={texts.choosePlanLines}
          fields={FIELDS}
          endpoint={listPlanLines}
          input={input}
          leftOf={openQuantity}
          quantityOf={quantityOf}
          nameOf={nameOf}
          onTake={(taken) => void insert(taken)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
