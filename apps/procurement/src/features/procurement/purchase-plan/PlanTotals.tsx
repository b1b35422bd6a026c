import { MONEY_DECIMALS } from '@gezi/domain';
import { formatNumber } from '@gezi/ui';
import { budgetOf, changesQuantity, type PlanLine } from './core/planLines';
import { useTexts } from './texts';

/** Totals of the materials. */
export function PlanTotals({ lines }: { lines: readonly PlanLine[] }) {
  const texts = useTexts();
  return (
    <dl className="gezi-plan-totals">
      <div>
        <dt>{texts.changedLines}</dt>
        <dd>{texts.lines(lines.filter(changesQuantity).length)}</dd>
      </div>
      <div>
        <dt>{texts.budgetTotal}</dt>
        <dd className="gezi-plan-budget">{texts.yuan(formatNumber(budgetOf(lines), MONEY_DECIMALS))}</dd>
      </div>
    </dl>
  );
}
