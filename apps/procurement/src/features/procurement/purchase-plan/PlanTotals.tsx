import { BudgetTotal } from '../shared/BudgetTotal';
import { useTexts } from './texts';

interface PlanTotalsProps {
  /** Yuan. */
  budget: number;
  /** Number of lines with a changed quantity. */
  changed: number;
}

/** Totals of the materials of a stored plan. */
export function PlanTotals({ budget, changed }: PlanTotalsProps) {
  const texts = useTexts();
  return (
    <BudgetTotal budget={budget}>
      <div>
        <dt>{texts.changedLines}</dt>
        <dd>{texts.lines(changed)}</dd>
      </div>
    </BudgetTotal>
  );
}
