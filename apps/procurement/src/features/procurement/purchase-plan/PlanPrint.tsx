import { MONEY_DECIMALS, type PurchasePlan } from '@gezi/domain';
import { formatNumber, usePrinting } from '@gezi/ui';
import { PrintSheet, type PrintColumn } from '../../../documents/PrintSheet';
import { useHistory } from '../../../documents/Timeline';
import { useTexts as useSharedTexts } from '../shared/texts';
import { headerItems, purchaserName } from './core/headerItems';
import { budgetOf, type PlanLine } from './core/planLines';
import { planKind } from './planKind';
import { useTexts } from './texts';
import { useLineTitles } from './useLineTitles';

interface PlanPrintProps {
  plan: PurchasePlan;
  lines: readonly PlanLine[];
}

/** The printed plan. */
export function PlanPrint({ plan, lines }: PlanPrintProps) {
  const texts = useTexts();
  const shared = useSharedTexts();
  const titleOf = useLineTitles();
  const { data: history } = useHistory(planKind, plan.id);
  if (!usePrinting()) return null;
  const text = (key: keyof PlanLine): PrintColumn<PlanLine> => ({
    key,
    title: titleOf(key),
    text: (line) => line[key],
  });
  const amount = (key: 'counts' | 'actualCounts' | 'estimatedPrice', decimals?: number): PrintColumn<PlanLine> => ({
    key,
    title: titleOf(key),
    align: 'end',
    text: (line) => formatNumber(line[key], decimals),
  });
  return (
    <PrintSheet
      title={plan.planName}
      number={plan.planNo}
      state={plan.status_dictText}
      header={[
        ...headerItems(plan, texts).slice(1),
        { label: texts.purchaser, value: purchaserName(plan, texts) },
        ...(plan.remark ? [{ label: texts.remark, value: plan.remark, wide: true }] : []),
      ]}
      columns={[
        text('materialCode'),
        text('materialName'),
        text('models'),
        text('unit'),
        amount('counts'),
        amount('actualCounts'),
        amount('estimatedPrice', MONEY_DECIMALS),
        text('demandTime'),
        {
          key: 'remark',
          title: titleOf('remark'),
          // The reason explains a quantity that differs from the demand.
          text: ({ remark, countsChangeReason }) => [remark, countsChangeReason].filter(Boolean).join('；'),
        },
      ]}
      lines={lines}
      totals={[{ label: shared.budgetTotal, value: shared.yuan(formatNumber(budgetOf(lines), MONEY_DECIMALS)) }]}
      timeline={history?.entries ?? []}
    />
  );
}
