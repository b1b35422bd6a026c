import { totalText } from '../shared/bids/core/totalText';
import { draftTotal, type QuoteRow } from './core/bidLines';
import { pricedCount } from './core/missing';
import { useTexts } from './texts';

/** Totals of the lines of a bid. */
export function BidTotals({ lines }: { lines: readonly QuoteRow[] }) {
  const texts = useTexts();
  return (
    <dl className="gezi-document-totals">
      <div>
        <dt>{texts.pricedLines}</dt>
        <dd>{texts.pricedOf(pricedCount(lines), lines.length)}</dd>
      </div>
      <div>
        <dt>{texts.total}</dt>
        <dd className="gezi-document-total">{texts.yuan(totalText(draftTotal(lines)))}</dd>
      </div>
    </dl>
  );
}
