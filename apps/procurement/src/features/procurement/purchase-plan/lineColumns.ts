import { MONEY_DECIMALS } from '@gezi/domain';
import type { GridColumn, HandlerInput } from '@gezi/editable-grid';
import { formatNumber } from '@gezi/ui';
import type { RefObject } from 'react';
import { isQuantity, isReasonMissing, type PlanLine } from './core/planLines';
import type { Texts } from './texts/zh-CN';
import type { CellRefusal } from './usePlanForm';

interface LineColumnsOptions {
  texts: Texts;
  isEditable: boolean;
  /** Narrow window: editable columns come first. */
  isNarrow: boolean;
  refusals: RefObject<readonly CellRefusal[]>;
}

/** Maximum length of a reason in characters. */
const REASON_LENGTH = 500;

/** Columns of the materials; only quantity and reason are editable (P§2). */
export function lineColumns({ texts, isEditable, isNarrow, refusals }: LineColumnsOptions): GridColumn<PlanLine>[] {
  const refused = ({ value, row, column }: HandlerInput<PlanLine>) =>
    refusals.current.find((one) => one.rowId === row.id && one.column === column && one.value === value)?.message;

  const code: GridColumn<PlanLine> = { key: 'materialCode', title: texts.materialCode, width: 130 };
  const name: GridColumn<PlanLine> = { key: 'materialName', title: texts.materialName, width: isNarrow ? 120 : 170 };
  const models: GridColumn<PlanLine> = { key: 'models', title: texts.models, width: 150 };
  const unit: GridColumn<PlanLine> = { key: 'unit', title: texts.unit, width: 70, align: 'center' };
  const demand: GridColumn<PlanLine> = {
    key: 'counts',
    title: texts.counts,
    width: isNarrow ? 84 : 110,
    align: 'end',
    render: (line) => formatNumber(line.counts),
  };
  const quantity: GridColumn<PlanLine> = {
    key: 'actualCounts',
    title: texts.actualCounts,
    width: isNarrow ? 110 : 130,
    type: isEditable ? 'inputNumber' : 'normal',
    align: 'end',
    ...(!isEditable && { render: (line: PlanLine) => formatNumber(line.actualCounts) }),
    validateRules: [
      { handler: ({ value }) => isQuantity(value), message: texts.quantityInvalid },
      { handler: refused },
    ],
  };
  const reason: GridColumn<PlanLine> = {
    key: 'countsChangeReason',
    title: texts.countsChangeReason,
    width: 210,
    ...(isEditable ? { type: 'input', maxLength: REASON_LENGTH, placeholder: texts.reasonHint } : { type: 'normal' }),
    validateRules: [
      { handler: ({ row }) => !isReasonMissing(row), message: texts.reasonMissing },
      { handler: refused },
    ],
  };
  const lead = isNarrow
    ? [name, demand, quantity, reason, unit, models, code]
    : [code, name, models, unit, demand, quantity, reason];

  return [
    ...lead,
    {
      key: 'estimatedPrice',
      title: texts.estimatedPrice,
      width: 140,
      align: 'end',
      render: (line) => formatNumber(line.estimatedPrice, MONEY_DECIMALS),
    },
    { key: 'demandTime', title: texts.demandTime, width: 120 },
    { key: 'consignee', title: texts.consignee, width: 100 },
    { key: 'consigneeTel', title: texts.consigneeTel, width: 130 },
    { key: 'consigneeAddr', title: texts.consigneeAddr, width: 220 },
    { key: 'otherSkillDemand', title: texts.otherSkillDemand, width: 200 },
    { key: 'materialDes', title: texts.materialDes, width: 200 },
    { key: 'remark', title: texts.remark, width: 160 },
  ];
}
