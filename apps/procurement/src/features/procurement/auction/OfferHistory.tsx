import type { GridColumn } from '@gezi/editable-grid';
import { MONEY_DECIMALS, type AuctionHistoryEntry } from '@gezi/domain';
import { formatNumber, PageCard } from '@gezi/ui';
import { Tag } from 'antd';
import { useMemo } from 'react';
import { PartTable } from '../../../documents/PartTable';
import { useTexts } from './texts';

interface OfferHistoryProps {
  history: readonly AuctionHistoryEntry[];
  isSupplier: boolean;
}

type Row = AuctionHistoryEntry & { id: string };

/** The offers, newest first. Suppliers see which are their own, purchasers the names after the end. */
export function OfferHistory({ history, isSupplier }: OfferHistoryProps) {
  const texts = useTexts();
  const rows = useMemo(
    () => history.map((offer, place): Row => ({ ...offer, id: String(place + 1) })).toReversed(),
    [history],
  );
  const hasNames = history.some(({ supplierName }) => supplierName);
  const columns: GridColumn<Row>[] = [
    { key: 'time', title: texts.time, width: 160 },
    {
      key: 'price',
      title: texts.offerTotal,
      width: 130,
      align: 'end',
      render: ({ price }) => formatNumber(price, MONEY_DECIMALS),
    },
    ...(isSupplier
      ? [
          {
            key: 'mine' as const,
            title: texts.bidder,
            width: 80,
            render: ({ mine }: Row) => (mine ? <Tag color="blue">{texts.mine}</Tag> : ''),
          },
        ]
      : []),
    { key: 'rank', title: texts.rankThen, width: 110, align: 'end' },
    ...(hasNames ? [{ key: 'supplierName' as const, title: texts.bidder, width: 220 }] : []),
  ];
  return (
    <PageCard title={texts.history} note={texts.offerCount(rows.length)} padded={false}>
      <PartTable label={texts.history} columns={columns} rows={rows} emptyText={texts.noOffers} />
    </PageCard>
  );
}
