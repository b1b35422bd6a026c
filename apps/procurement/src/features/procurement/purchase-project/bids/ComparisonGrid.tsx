import { bidStatus, type BidComparison } from '@gezi/domain';
import { EditableGrid, type GridColumn } from '@gezi/editable-grid';
import { formatNumber } from '@gezi/ui';
import { Tag } from 'antd';
import { useMemo } from 'react';
import { useNarrow } from '../../../../crud/useNarrow';
import { totalText } from '../../shared/bids/core/totalText';
import { comparisonRows, offerOf, type ComparisonRow } from './core/comparisonRows';
import { PriceNote } from './PriceNote';
import { useTexts } from './texts';
import type { Texts } from './texts/zh-CN';

/** Pixels: three lines of text. */
const ROW_HEIGHT = 68;
const MAX_HEIGHT = 640;

type Total = BidComparison['totals'][number];

/** Bids side by side: lines × suppliers, against the estimated and the last price. */
export function ComparisonGrid({ comparison }: { comparison: BidComparison }) {
  const texts = useTexts();
  const isNarrow = useNarrow();
  const rows = useMemo(() => comparisonRows(comparison), [comparison]);
  const columns = useMemo(
    () => [
      ...leadColumns(comparison, texts, isNarrow),
      ...comparison.totals.map((total) => supplierColumn(total, comparison.budget, texts)),
    ],
    [comparison, texts, isNarrow],
  );
  return (
    <EditableGrid<ComparisonRow>
      label={texts.comparison}
      columns={columns}
      rows={rows}
      readOnly
      size="small"
      rowHeight={ROW_HEIGHT}
      maxHeight={MAX_HEIGHT}
    />
  );
}

/** On phones the quantity is below the material, and the bids come first. */
function leadColumns({ budget }: BidComparison, texts: Texts, isNarrow: boolean): GridColumn<ComparisonRow>[] {
  const material: GridColumn<ComparisonRow> = {
    key: 'material',
    type: 'slot',
    title: texts.material,
    width: isNarrow ? 112 : 180,
    pin: 'start',
    render: (row) => <MaterialCell row={row} isNarrow={isNarrow} />,
  };
  if (isNarrow) return [material];
  return [
    material,
    {
      key: 'need',
      type: 'slot',
      title: texts.need,
      width: 100,
      align: 'end',
      pin: 'start',
      render: ({ line }) => line && needOf(line),
    },
    {
      key: 'estimated',
      type: 'slot',
      title: texts.estimated,
      width: 120,
      align: 'end',
      pin: 'start',
      render: ({ kind, line }) => (kind === 'total' ? totalText(budget) : totalText(line?.estimatedPrice)),
    },
    {
      key: 'history',
      type: 'slot',
      title: texts.history,
      width: 110,
      align: 'end',
      render: ({ line }) => totalText(line?.historyPrice),
    },
  ];
}

function MaterialCell({ row: { kind, line }, isNarrow }: { row: ComparisonRow; isNarrow: boolean }) {
  const texts = useTexts();
  if (!line) return <strong>{kind === 'total' ? texts.totalRow : texts.rankRow}</strong>;
  return (
    <span className="gezi-offer gezi-offer-start">
      <span>{line.materialName}</span>
      {isNarrow ? (
        <span className="gezi-price-note">{needOf(line)}</span>
      ) : (
        line.materialCode && <span className="gezi-price-note">{line.materialCode}</span>
      )}
    </span>
  );
}

const needOf = ({ needCount, unit }: NonNullable<ComparisonRow['line']>) => `${formatNumber(needCount)} ${unit ?? ''}`;

const supplierColumn = (total: Total, budget: number, texts: Texts): GridColumn<ComparisonRow> => ({
  key: total.bidId,
  type: 'slot',
  title: total.supplierName,
  align: 'end',
  render: (row) => <OfferCell row={row} total={total} budget={budget} texts={texts} />,
});

interface OfferCellProps {
  row: ComparisonRow;
  total: Total;
  budget: number;
  texts: Texts;
}

function OfferCell({ row: { kind, line }, total, budget, texts }: OfferCellProps) {
  if (kind === 'rank') {
    return total.rank === null || total.status === bidStatus.invalid ? '—' : texts.place(total.rank);
  }
  if (kind === 'total') {
    return (
      <span className="gezi-offer">
        <Price text={totalText(total.total)} isLowest={total.lowest} lowest={texts.lowest} />
        <PriceNote price={total.total} base={budget} wording={texts.againstEstimate} />
      </span>
    );
  }
  const offer = offerOf(line!, total.bidId);
  if (!offer || offer.price === null) return <span className="gezi-price-note">{texts.notQuoted}</span>;
  const isPart = offer.count !== null && offer.count !== line!.needCount && offer.count > 0;
  return (
    <span className="gezi-offer">
      <Price text={totalText(offer.price)} isLowest={offer.lowest} lowest={texts.lowest} />
      <PriceNote price={offer.price} base={line!.estimatedPrice} wording={texts.againstEstimate} />
      {isPart ? (
        <span className="gezi-price-note">{texts.offered(formatNumber(offer.count))}</span>
      ) : (
        <PriceNote price={offer.price} base={line!.historyPrice} wording={texts.againstHistory} />
      )}
    </span>
  );
}

/** The lowest price is marked by a word, not by colour alone. */
const Price = ({ text, isLowest, lowest }: { text: string; isLowest: boolean; lowest: string }) => (
  <span>
    {isLowest && <Tag color="green">{lowest}</Tag>}
    <strong>{text}</strong>
  </span>
);
