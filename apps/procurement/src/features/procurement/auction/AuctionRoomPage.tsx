import { usePermission, useSession } from '@gezi/client';
import type { AuctionRoom } from '@gezi/domain';
import { PageHeader } from '@gezi/ui';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTabTitle } from '../../../crud/useTabTitle';
import { RecordState } from '../../../crud/RecordState';
import { useNarrow } from '../../../crud/useNarrow';
import { BackButton } from '../../../documents/BackButton';
import { ProjectStatusTag } from '../shared/ProjectStatusTag';
import { AUCTION_LIST_PATH } from './auctionPath';
import { AuctionFigures } from './AuctionFigures';
import { AuctionNotice } from './AuctionNotice';
import { phaseOf } from './core/phase';
import { OfferForm } from './OfferForm';
import { OfferHistory } from './OfferHistory';
import { PriceChart } from './PriceChart';
import { useTexts } from './texts';
import { useAuctionRoom } from './useAuctionRoom';

/** `/procurement/bidding/room`: an auction, live. */
export function AuctionRoomPage() {
  const texts = useTexts();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const auction = useAuctionRoom(id);
  const { data, error, refetch } = auction.room;
  if (data) return <Room room={data} auction={auction} />;
  return (
    <RecordState
      isNone={id === ''}
      loading={texts.loading}
      error={error}
      onRetry={() => void refetch()}
      missing={{ title: texts.noRoom, hint: texts.noRoomHint }}
      back={{ label: texts.backToList, path: AUCTION_LIST_PATH }}
    />
  );
}

function Room({ room, auction }: { room: AuctionRoom; auction: ReturnType<typeof useAuctionRoom> }) {
  const texts = useTexts();
  const isNarrow = useNarrow();
  const isSupplier = Boolean(useSession().user?.supplierId);
  const isBidder = usePermission('procurement:bidding:offer') && isSupplier;
  const [passed, setPassed] = useState<string>();
  const phase = phaseOf(room, passed);
  const { history, reload, take, isConnectionLost } = auction;
  const offers = history.data ?? [];
  useTabTitle(texts.tabTitle(room.proNo));
  return (
    <div className="gezi-document gezi-auction">
      <PageHeader
        leading={isNarrow && <BackButton path={AUCTION_LIST_PATH} isShort />}
        title={room.proName}
        tags={<ProjectStatusTag project={room} />}
        description={texts.subtitle(room.proNo, room.demandOrgName ?? '')}
        actions={!isNarrow && <BackButton path={AUCTION_LIST_PATH} />}
      />
      {isConnectionLost && (
        <Alert
          type="warning"
          banner
          title={texts.connectionLost}
          action={
            <Button size="small" onClick={reload}>
              {texts.reload}
            </Button>
          }
        />
      )}
      <AuctionFigures
        room={room}
        phase={phase}
        isSupplier={isSupplier}
        onPassed={(time) => {
          setPassed(time);
          reload();
        }}
      />
      <AuctionNotice room={room} phase={phase} isSupplier={isSupplier} />
      <OfferForm room={room} isOpen={isBidder && room.mayOffer && phase === 'running'} onOffered={take} />
      <div className="gezi-auction-prices">
        <PriceChart history={offers} state={{ isPending: history.isPending, error: history.error, onRetry: reload }} />
        <OfferHistory history={offers} isSupplier={isSupplier} />
      </div>
    </div>
  );
}
