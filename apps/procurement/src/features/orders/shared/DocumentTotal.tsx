import { MONEY_DECIMALS } from '@gezi/domain';
import { formatNumber } from '@gezi/ui';
import { useTexts } from './texts';

/** The total of a document, to 2 decimals. */
export function DocumentTotal({ label, amount }: { label: string; amount: number | string }) {
  const texts = useTexts();
  return (
    <dl className="gezi-document-totals">
      <div>
        <dt>{label}</dt>
        <dd className="gezi-document-total">{texts.yuan(formatNumber(amount, MONEY_DECIMALS))}</dd>
      </div>
    </dl>
  );
}
