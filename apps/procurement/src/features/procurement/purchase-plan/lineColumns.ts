import { MONEY_DECIMALS } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { formatNumber } from '@gezi/ui';
import { refusalRule, type CellRefusals } from '../../../documents/cellRefusals';
import { isQuantity } from '../../../documents/core/lineRows';
import type { Texts as SharedTexts } from '../shared/texts/zh-CN';
import { isReasonMissing, type PlanLine } from './core/planLines';
import type { Texts } from './texts/zh-CN';

interface LineColumnsOptions {
  texts: Texts & Pick<SharedTexts, 'quantityInvalid'>;
  titleOf: (column: string) => string;
  isEditable: boolean;
  /** Narrow window: editable columns come first. */
  isNarrow: boolean;
  refusals: CellRefusals;
}

/** Maximum length of a reason in characters. */
const REASON_LENGTH = 500;

/** Columns of the materials; only quantity and reason are editable (P§2). */
export function lineColumns({
  texts,
  titleOf,
  isEditable,
  isNarrow,
  refusals,
}: LineColumnsOptions): GridColumn<PlanLine>[] {
  const refused = refusalRule<PlanLine>(refusals);

  const code: GridColumn<PlanLine> = { key: 'materialCode', title: titleOf('materialCode'), width: 130 };
  const name: GridColumn<PlanLine> = {
    key: 'materialName',
    title: titleOf('materialName'),
    width: isNarrow ? 120 : 170,
  };
  const models: GridColumn<PlanLine> = { key: 'models', title: titleOf('models'), width: 150 };
  const unit: GridColumn<PlanLine> = { key: 'unit', title: titleOf('unit'), width: 70, align: 'center' };
  const demand: GridColumn<PlanLine> = {
    key: 'counts',
    title: titleOf('counts'),
    width: isNarrow ? 84 : 110,
    align: 'end',
    render: (line) => formatNumber(line.counts),
  };
  const quantity: GridColumn<PlanLine> = {
    key: 'actualCounts',
    title: titleOf('actualCounts'),
    width: isNarrow ? 110 : 130,
    type: isEditable ? 'inputNumber' : 'normal',
    align: 'end',
    ...(!isEditable && { render: (line: PlanLine) => formatNumber(line.actualCounts) }),
    validateRules: [{ handler: ({ value }) => isQuantity(value), message: texts.quantityInvalid }, refused],
  };
  const reason: GridColumn<PlanLine> = {
    key: 'countsChangeReason',
    title: titleOf('countsChangeReason'),
    width: 210,
    ...(isEditable ? { type: 'input', maxLength: REASON_LENGTH, placeholder: texts.reasonHint } : { type: 'normal' }),
    validateRules: [{ handler: ({ row }) => !isReasonMissing(row), message: texts.reasonMissing }, refused],
  };
  const lead = isNarrow
    ? [name, demand, quantity, reason, unit, models, code]
    : [code, name, models, unit, demand, quantity, reason];

  return [
    ...lead,
    {
      key: 'estimatedPrice',
      title: titleOf('estimatedPrice'),
      width: 140,
      align: 'end',
      render: (line) => formatNumber(line.estimatedPrice, MONEY_DECIMALS),
    },
    { key: 'demandTime', title: titleOf('demandTime'), width: 120 },
    { key: 'consignee', title: titleOf('consignee'), width: 100 },
    { key: 'consigneeTel', title: titleOf('consigneeTel'), width: 130 },
    { key: 'consigneeAddr', title: titleOf('consigneeAddr'), width: 220 },
    { key: 'otherSkillDemand', title: titleOf('otherSkillDemand'), width: 200 },
    { key: 'materialDes', title: titleOf('materialDes'), width: 200 },
    { key: 'remark', title: titleOf('remark'), width: 160 },
  ];
}
