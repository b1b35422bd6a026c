import { MONEY_DECIMALS } from '@gezi/domain';
import { formatNumber } from '@gezi/ui';
import { useTexts } from './texts';

interface PlanTotalsProps {
  /** Yuan. */
  budget: number;
  /** Number of lines with a changed quantity; absent for a draft. */
  changed?: number;
}

/** Totals of the materials. */
export function PlanTotals({ budget, changed }: PlanTotalsProps) {
  const texts = useTexts();
  return (
    <dl className="gezi-document-totals">
      {changed !== undefined && (
        <div>
          <dt>{texts.changedLines}</dt>
          <dd>{texts.lines(changed)}</dd>
        </div>
      )}
      <div>
        <dt>{texts.budgetTotal}</dt>
        <dd className="gezi-document-total">{texts.yuan(formatNumber(budget, MONEY_DECIMALS))}</dd>
      </div>
    </dl>
  );
}
