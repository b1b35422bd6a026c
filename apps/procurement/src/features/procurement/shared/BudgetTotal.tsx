import { MONEY_DECIMALS } from '@gezi/domain';
import { formatNumber } from '@gezi/ui';
import type { ReactNode } from 'react';
import { useTexts } from './texts';

interface BudgetTotalProps {
  /** Yuan. */
  budget: number;
  /** Further totals, shown first. */
  children?: ReactNode;
}

/** The budget of the materials, to 2 decimals. */
export function BudgetTotal({ budget, children }: BudgetTotalProps) {
  const texts = useTexts();
  return (
    <dl className="gezi-document-totals">
      {children}
      <div>
        <dt>{texts.budgetTotal}</dt>
        <dd className="gezi-document-total">{texts.yuan(formatNumber(budget, MONEY_DECIMALS))}</dd>
      </div>
    </dl>
  );
}
