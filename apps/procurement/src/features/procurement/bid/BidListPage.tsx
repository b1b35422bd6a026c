import { bidFields, exportBidList, listBids, type BidRow } from '@gezi/domain';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { bidPath } from '../shared/bids/bidPath';
import { BidStatusTag } from '../shared/bids/BidStatusTag';
import { totalText } from '../shared/bids/core/totalText';
import { useTexts } from './texts';

const ENDPOINTS = { list: listBids, export: exportBidList };
const FIELDS = bidFields.filter(({ key }) => key !== 'supplierName');
/** Columns of cards, the most important ones first. */
const CARD_KEYS = ['proName', 'status', 'proNo', 'buyType', 'tenderPrice', 'proEndTime', 'submitTime'];
const FACES = {
  status: (bid: BidRow) => <BidStatusTag bid={bid} />,
  tenderPrice: ({ tenderPrice }: BidRow) => totalText(tenderPrice),
};

/** `/procurement/bid`: the bids of the caller's supplier. */
export function BidListPage() {
  const texts = useTexts();
  const navigate = useNavigate();
  const open = useCallback((bid: BidRow) => void navigate(bidPath(bid.purchaseInfoId)), [navigate]);
  const rowActions = useMemo<ListAction<BidRow>[]>(
    () => [{ key: 'open', label: texts.open, onClick: open }],
    [texts, open],
  );
  return (
    <ListPage
      fields={FIELDS}
      endpoints={ENDPOINTS}
      permission="supplier:bidding"
      texts={useMemo(() => ({ title: texts.listTitle, listLabel: texts.listLabel }), [texts])}
      nameOf={nameOf}
      cardColumns={CARD_KEYS}
      settings="bids"
      faces={FACES}
      rowActions={rowActions}
      onRowActivate={open}
    />
  );
}

const nameOf = ({ proNo }: BidRow) => proNo;
