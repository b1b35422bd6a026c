import { contractLineFields, MONEY_DECIMALS, type ContractDetail, type ContractInfo } from '@gezi/domain';
import { formatNumber, useLocale, usePrinting } from '@gezi/ui';
import { PrintSheet, type PrintColumn } from '../../../documents/PrintSheet';
import type { TimelineEntry } from '../../../documents/DocumentKind';
import { contractItems, contractPriceItem } from './core/contractItems';
import { useTexts } from './texts';

/** Columns that fit on A4. */
const PRINTED = ['materialCode', 'materialName', 'models', 'unit', 'count', 'price', 'totalPrice'] as const;
type PrintedColumn = (typeof PRINTED)[number];

/** The printed contract. */
export function ContractPrint({ contract, timeline }: { contract: ContractInfo; timeline: readonly TimelineEntry[] }) {
  const texts = useTexts();
  const language = useLocale();
  if (!usePrinting()) return null;
  const price = contractPriceItem(contract, texts);
  const columns = PRINTED.map((key): PrintColumn<ContractDetail> => {
    const field = contractLineFields.find((one) => one.key === key)!;
    const title = field.label[language];
    if (!('kind' in field)) return { key, title, text: (line) => line[key] };
    const decimals = field.kind === 'money' ? MONEY_DECIMALS : undefined;
    return { key, title, align: 'end', text: (line) => formatNumber(line[key as PrintedColumn], decimals) };
  });
  return (
    <PrintSheet
      title={texts.printTitle}
      number={contract.contractNo}
      state={contract.status_dictText}
      header={[
        ...contractItems(contract, texts).slice(1),
        ...(contract.agreement ? [{ label: texts.agreement, value: contract.agreement, wide: true }] : []),
      ]}
      columns={columns}
      lines={contract.contractInfoDetailList}
      totals={[{ label: price.label, value: price.amount === null ? (price.note ?? '—') : texts.yuan(price.amount) }]}
      timeline={timeline}
    />
  );
}
