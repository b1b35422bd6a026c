import { useSession } from '@gezi/client';
import { auctionFields, exportAuctions, listAuctions, type AuctionRow } from '@gezi/domain';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { ProjectStatusTag } from '../shared/ProjectStatusTag';
import { roomPath } from './auctionPath';
import { useTexts } from './texts';

const ENDPOINTS = { list: listAuctions, export: exportAuctions };
/** Columns of cards, the most important ones first. */
const CARD_KEYS = ['proName', 'status', 'proStartTime', 'proEndTime', 'bestPrice', 'demandOrgName', 'proNo'];
const FACES = { status: (auction: AuctionRow) => <ProjectStatusTag project={auction} /> };
const nameOf = ({ proNo }: AuctionRow) => proNo;
/** The fields for purchasers, who make no offers. */
const BUYER_FIELDS = auctionFields.filter(({ key }) => key !== 'myPrice' && key !== 'myRank');

/** `/procurement/bidding`: auctions that a supplier may take part in, or those of a purchaser. */
export function AuctionListPage() {
  const texts = useTexts();
  const navigate = useNavigate();
  const isSupplier = Boolean(useSession().user?.supplierId);
  const open = useCallback(({ id }: AuctionRow) => void navigate(roomPath(id)), [navigate]);
  const rowActions = useMemo<ListAction<AuctionRow>[]>(
    () => [{ key: 'open', label: texts.enter, onClick: open }],
    [texts, open],
  );
  return (
    <ListPage
      fields={isSupplier ? auctionFields : BUYER_FIELDS}
      endpoints={ENDPOINTS}
      permission="procurement:bidding"
      texts={useMemo(() => ({ title: texts.listTitle, listLabel: texts.listLabel }), [texts])}
      nameOf={nameOf}
      cardColumns={CARD_KEYS}
      settings="auctions"
      faces={FACES}
      rowActions={rowActions}
      onRowActivate={open}
    />
  );
}
