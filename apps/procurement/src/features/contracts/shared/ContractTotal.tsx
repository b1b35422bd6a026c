import { contractPriceItem } from './core/contractItems';
import { useTexts } from './texts';

interface ContractTotalProps {
  contract: { contractType: string; contractPrice: number | string | null };
}

/** The price of a contract, to 2 decimals, or the limit of a framework agreement. */
export function ContractTotal({ contract }: ContractTotalProps) {
  const texts = useTexts();
  const { label, amount, note } = contractPriceItem(contract, texts);
  return (
    <dl className="gezi-document-totals">
      <div>
        <dt>{label}</dt>
        <dd className="gezi-document-total">{amount === null ? (note ?? '—') : texts.yuan(amount)}</dd>
      </div>
    </dl>
  );
}
