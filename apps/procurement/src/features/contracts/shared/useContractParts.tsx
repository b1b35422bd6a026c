import { contractLineFields, MONEY_DECIMALS, type ContractInfo, type PriceConfirmation } from '@gezi/domain';
import { formatNumber } from '@gezi/ui';
import type { GridColumn } from '@gezi/editable-grid';
import type { ReactNode } from 'react';
import type { DocumentPart } from '../../../documents/DocumentParts';
import { FieldTable } from '../../../documents/FieldTable';
import { PartTable } from '../../../documents/PartTable';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { SupplementTable } from './supplements/SupplementTable';
import { useTexts } from './texts';

/** Columns of the lines of one contract. */
const LINE_FIELDS = contractLineFields.filter(
  ({ key }) => !['contractNo', 'contractName', 'contractType', 'supplierName', 'status'].includes(key),
);

/** Columns that a phone shows first. */
const LEAD = ['materialName', 'count', 'price', 'totalPrice'];

interface ContractPartsOptions {
  /** At the heading of the lines, e.g. the total. */
  extra?: ReactNode;
  /** Called after an action on a supplement. */
  onChanged: () => Promise<void>;
}

/** The parts of a stored contract, read-only: materials, prices to confirm, terms and supplements. */
export function useContractParts(contract: ContractInfo, { extra, onChanged }: ContractPartsOptions): DocumentPart[] {
  const texts = useTexts();
  const { lineCount } = useDocumentTexts();
  const { contractInfoDetailList: lines, jgConfirmList: prices, supplementalList: supplements, agreement } = contract;
  return [
    {
      key: 'lines',
      title: texts.materials,
      note: lineCount(lines.length),
      padded: false,
      extra,
      children: <FieldTable label={texts.materials} fields={LINE_FIELDS} rows={lines} lead={LEAD} />,
    },
    {
      key: 'prices',
      title: texts.prices,
      note: lineCount(prices.length),
      padded: false,
      children: <Prices prices={prices} />,
    },
    {
      key: 'supplements',
      title: texts.supplements,
      note: lineCount(supplements.length),
      padded: false,
      children: <SupplementTable contract={contract} onChanged={onChanged} />,
    },
    {
      key: 'agreement',
      title: texts.agreement,
      children: <p className="gezi-contract-terms">{agreement ?? texts.agreementEmpty}</p>,
    },
  ];
}

function Prices({ prices }: { prices: readonly PriceConfirmation[] }) {
  const texts = useTexts();
  const columns: GridColumn<PriceConfirmation>[] = [
    { key: 'materialName', title: texts.materialName, width: 240 },
    {
      key: 'price',
      title: texts.price,
      width: 140,
      align: 'end',
      render: ({ price }) => formatNumber(price, MONEY_DECIMALS),
    },
    {
      key: 'status',
      title: texts.confirmState,
      width: 110,
      render: ({ status }) => (status === '1' ? texts.confirmed : texts.unconfirmed),
    },
    { key: 'confirmUser', title: texts.confirmUser, width: 120 },
    { key: 'confirmTime', title: texts.confirmTime, width: 170 },
    { key: 'remark', title: texts.remark, width: 240 },
  ];
  return <PartTable label={texts.prices} columns={columns} rows={prices} emptyText={texts.pricesEmpty} />;
}
