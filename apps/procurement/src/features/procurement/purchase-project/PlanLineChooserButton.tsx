import { usePermission, useSession } from '@gezi/client';
import { listFields, listPlanLines, planLineFields, type PlanDetailRow } from '@gezi/domain';
import { FileSearchOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
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

  async function insert(taken: readonly TakenLine<PlanDetailRow>[]) {
    const known = new Set(form.lines.map(({ planDetailId }) => planDetailId));
    const added = taken.filter(({ row }) => !known.has(row.id));
    await form.insertLines(added.map(({ row, quantity }) => tenderRowOfPlan(row, quantity)));
    if (added.length > 0) void message.success(texts.planLinesTaken(added.length));
    if (added.length < taken.length) void message.warning(texts.planLinesKnown(taken.length - added.length));
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
          nameOf={nameOf}
          onTake={(taken) => void insert(taken)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
