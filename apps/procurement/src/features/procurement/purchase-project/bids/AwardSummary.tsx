import { bidTotal, hasQuantities, type BidComparison, type PurchaseInfo } from '@gezi/domain';
import { totalText } from '../../shared/bids/core/totalText';
import { winnerTotal, type AwardDraft } from './core/awardDraft';
import { PriceNote } from './PriceNote';
import { useTexts } from './texts';

interface AwardSummaryProps {
  project: PurchaseInfo;
  comparison: BidComparison;
  award: AwardDraft;
}

/** Totals of the award, by winner and in all, against the budget. */
export function AwardSummary({ project, comparison: { totals, budget }, award }: AwardSummaryProps) {
  const texts = useTexts();
  const winners = totals.flatMap(({ bidId, supplierName }) =>
    award[bidId] ? [{ bidId, supplierName, total: winnerTotal(award[bidId]) }] : [],
  );
  if (!hasQuantities(project) || winners.length === 0) return null;
  const all = bidTotal(winners.map(({ total }) => ({ count: 1, price: total })));
  return (
    <dl className="gezi-award-summary" aria-label={texts.summary}>
      {winners.length > 1 &&
        winners.map(({ bidId, supplierName, total }) => (
          <div key={bidId}>
            <dt>{supplierName}</dt>
            <dd>{texts.yuan(totalText(total))}</dd>
          </div>
        ))}
      <div>
        <dt>{texts.awardTotal}</dt>
        <dd>
          <strong>{texts.yuan(totalText(all))}</strong>{' '}
          <PriceNote price={Number(all)} base={budget} wording={texts.againstBudget} />
        </dd>
      </div>
      <div>
        <dt>{texts.budget}</dt>
        <dd>{texts.yuan(totalText(budget))}</dd>
      </div>
    </dl>
  );
}
