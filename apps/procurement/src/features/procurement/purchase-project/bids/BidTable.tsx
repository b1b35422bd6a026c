import { hasEvaluation, type PurchaseInfo, type SupplierBid } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { formatNumber } from '@gezi/ui';
import { PartTable } from '../../../../documents/PartTable';
import { BidStatusTag } from '../../shared/bids/BidStatusTag';
import { totalText } from '../../shared/bids/core/totalText';
import { areSealed } from './core/bidding';
import { PriceNote } from './PriceNote';
import { useTexts } from './texts';
import type { Texts } from './texts/zh-CN';
import { useBidActions } from './useBidActions';

/** Pixels: two actions and the menu. */
const ACTIONS_WIDTH = 190;

interface BidTableProps {
  project: PurchaseInfo;
  bids: readonly SupplierBid[];
  onView: (bid: SupplierBid) => void;
}

/** The bids of a round as a table. */
export function BidTable({ project, bids, onView }: BidTableProps) {
  const texts = useTexts();
  const { actions, dialog } = useBidActions(project.id);
  const sealed: GridColumn<SupplierBid>[] = [
    { key: 'supplierName', title: texts.supplier, width: 220, pin: 'start' },
    { key: 'status', title: texts.status, width: 110, render: (bid) => <BidStatusTag bid={bid} /> },
    { key: 'submitTime', title: texts.submitTime, width: 170 },
  ];
  const view = { key: 'view', label: texts.view, onClick: onView };
  const columns = areSealed(project)
    ? sealed
    : [
        ...openColumns(project, texts),
        ...sealed.slice(2),
        {
          key: 'actions',
          type: 'row-actions' as const,
          width: ACTIONS_WIDTH,
          pin: 'end' as const,
          actions: [view, ...actions],
          rowName: ({ supplierName }: SupplierBid) => supplierName,
        },
      ];
  return (
    <>
      <PartTable label={texts.bids} columns={columns} rows={bids} emptyText={texts.bidsEmpty} />
      {dialog}
    </>
  );
}

const openColumns = (project: PurchaseInfo, texts: Texts): GridColumn<SupplierBid>[] => [
  { key: 'supplierName', title: texts.supplier, width: 220, pin: 'start' },
  {
    key: 'rank',
    title: texts.rank,
    width: 80,
    align: 'end',
    render: ({ rank }) => (rank === null ? '' : texts.place(rank)),
  },
  {
    key: 'tenderPrice',
    title: texts.total,
    width: 140,
    align: 'end',
    render: ({ tenderPrice }) => totalText(tenderPrice),
  },
  {
    key: 'budget',
    type: 'slot',
    title: texts.toBudget,
    width: 100,
    align: 'end',
    render: ({ tenderPrice }) => <PriceNote price={tenderPrice} base={project.budgetTotalPrice} />,
  },
  ...(hasEvaluation(project)
    ? [
        {
          key: 'totalScore' as const,
          title: texts.totalScore,
          width: 100,
          align: 'end' as const,
          render: ({ totalScore }: SupplierBid) => formatNumber(totalScore, 2),
        },
      ]
    : []),
  { key: 'status', title: texts.status, width: 110, render: (bid) => <BidStatusTag bid={bid} /> },
  { key: 'invalidReason', title: texts.invalidReason },
];
