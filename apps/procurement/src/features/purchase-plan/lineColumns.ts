import type { GridColumn, HandlerInput } from '@gezi/editable-grid';
import { formatNumber } from '@gezi/ui';
import type { RefObject } from 'react';
import { isQuantity, lacksReason, type PlanLine } from './core/planLines';
import type { Texts } from './texts/zh-CN';
import type { CellRefusal } from './usePlanForm';

interface LineColumnsOptions {
  texts: Texts;
  isEditable: boolean;
  refusals: RefObject<readonly CellRefusal[]>;
}

/** Longest reason the server keeps, in characters. */
const REASON_LENGTH = 500;

/** The columns of the materials; quantity and reason are the two that a purchaser may change (P§2). */
export function lineColumns({ texts, isEditable, refusals }: LineColumnsOptions): GridColumn<PlanLine>[] {
  const refused = ({ value, row, column }: HandlerInput<PlanLine>) =>
    refusals.current.find((one) => one.rowId === row.id && one.column === column && one.value === value)?.message;

  return [
    { key: 'materialCode', title: texts.materialCode, width: 130 },
    { key: 'materialName', title: texts.materialName, width: 170 },
    { key: 'models', title: texts.models, width: 150 },
    { key: 'unit', title: texts.unit, width: 70, align: 'center' },
    { key: 'counts', title: texts.counts, width: 110, align: 'end', render: (line) => formatNumber(line.counts) },
    {
      key: 'actualCounts',
      title: texts.actualCounts,
      width: 130,
      type: isEditable ? 'inputNumber' : 'normal',
      align: 'end',
      ...(!isEditable && { render: (line: PlanLine) => formatNumber(line.actualCounts) }),
      validateRules: [
        { handler: ({ value }) => isQuantity(value), message: texts.quantityInvalid },
        { handler: refused },
      ],
    },
    {
      key: 'countsChangeReason',
      title: texts.countsChangeReason,
      width: 210,
      type: isEditable ? 'input' : 'normal',
      maxLength: REASON_LENGTH,
      placeholder: texts.reasonHint,
      validateRules: [{ handler: ({ row }) => !lacksReason(row), message: texts.reasonMissing }, { handler: refused }],
    },
    {
      key: 'estimatedPrice',
      title: texts.estimatedPrice,
      width: 140,
      align: 'end',
      render: (line) => formatNumber(line.estimatedPrice, 2),
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
