import {
  hasQuantities,
  quoteLineFields,
  type PurchaseInfo,
  type QuoteLine,
  type SupplierBid,
  type TenderingDiverge,
} from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { useLocale } from '@gezi/ui';
import { useMemo } from 'react';
import { listColumns } from '../../../crud/listColumns';
import { PartTable } from '../../../documents/PartTable';
import { StoredFiles } from '../../../documents/StoredFiles';
import { ConfirmationInfo } from '../shared/bids/ConfirmationInfo';
import { useTexts } from './texts';

interface BidDetailsProps {
  bid: SupplierBid;
  project: Pick<PurchaseInfo, 'longSource'>;
}

/** Columns of the lines that experts compare. */
const KEYS = [
  'materialName',
  'needCount',
  'unit',
  'otherSkillDemand',
  'count',
  'price',
  'brand',
  'specs',
  'mfr',
  'guaranteeMonth',
  'startDate',
  'endDate',
  'remark',
];

/** Lines, deviations, confirmations and files of a bid. */
export function BidDetails({ bid, project }: BidDetailsProps) {
  const texts = useTexts();
  const language = useLocale();
  const rows = (bid.supplierPriceDetailVOS ?? []).map((line) => ({ ...line, id: line.detailId }));
  const diverges = bid.supplierTenderingDiverges ?? [];
  const hasCounts = hasQuantities(project);
  const columns = useMemo(() => {
    const keys = hasCounts ? KEYS : KEYS.filter((key) => key !== 'needCount' && key !== 'count');
    return listColumns<QuoteLine & { id: string }>(quoteLineFields, { language, dicts: {}, keys });
  }, [language, hasCounts]);
  const divergeColumns: GridColumn<TenderingDiverge>[] = [
    { key: 'name', title: texts.divergeName, width: 180 },
    { key: 'demandResume', title: texts.demand, width: 240 },
    { key: 'responseResume', title: texts.response, width: 280 },
    {
      key: 'attachmentUrl',
      title: texts.attachments,
      width: 220,
      render: ({ attachmentUrl }) => <StoredFiles list={attachmentUrl} />,
    },
  ];
  return (
    <div className="gezi-score-content">
      <h3>{texts.quoteLines}</h3>
      <PartTable label={`${texts.quoteLines} ${bid.supplierName}`} columns={columns} rows={rows} />
      <StoredFiles list={bid.priceFileName} />
      {diverges.length > 0 && (
        <>
          <h3>{texts.diverges}</h3>
          <PartTable label={`${texts.diverges} ${bid.supplierName}`} columns={divergeColumns} rows={diverges} />
        </>
      )}
      <ConfirmationInfo confirmation={bid.supplierConfirmation} />
    </div>
  );
}
