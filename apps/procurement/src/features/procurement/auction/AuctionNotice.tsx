import type { AuctionRoom } from '@gezi/domain';
import { Alert, Button } from 'antd';
import { useNavigate } from 'react-router';
import type { Phase } from './core/phase';
import { useTexts } from './texts';

interface AuctionNoticeProps {
  room: AuctionRoom;
  phase: Phase;
  isSupplier: boolean;
}

/** Why no offer can be made now, or how the auction works for a supplier without an offer. */
export function AuctionNotice({ room, phase, isSupplier }: AuctionNoticeProps) {
  const texts = useTexts();
  const navigate = useNavigate();
  const { isParticipant, mayOffer, myPrice, startTime } = room;
  if (isSupplier && !isParticipant && phase !== 'ended') {
    return (
      <Alert
        type="warning"
        showIcon
        title={texts.notRegistered}
        action={
          <Button size="small" onClick={() => void navigate('/procurement/source')}>
            {texts.toHall}
          </Button>
        }
      />
    );
  }
  if (isSupplier && isParticipant && !mayOffer) return <Alert type="error" showIcon title={texts.blocked} />;
  if (phase === 'before') return <Alert type="info" showIcon title={texts.beforeStart(startTime)} />;
  if (phase === 'ended') return <Alert type="info" showIcon title={texts.afterEnd} />;
  return isSupplier && myPrice === null ? <Alert type="info" showIcon title={texts.firstOffer} /> : null;
}
