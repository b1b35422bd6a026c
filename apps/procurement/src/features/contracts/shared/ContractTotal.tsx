import { MONEY_DECIMALS } from '@gezi/domain';
import { formatNumber } from '@gezi/ui';
import { useTexts } from './texts';

/** The price of a contract, to 2 decimals. */
export function ContractTotal({ price }: { price: number | string | null }) {
  const texts = useTexts();
  return (
    <dl className="gezi-document-totals">
      <div>
        <dt>{texts.total}</dt>
        <dd className="gezi-document-total">{texts.yuan(formatNumber(price ?? 0, MONEY_DECIMALS))}</dd>
      </div>
    </dl>
  );
}
