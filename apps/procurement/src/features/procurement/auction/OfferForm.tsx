import { EditableGrid } from '@gezi/editable-grid';
import { MONEY_DECIMALS, type AuctionRoom } from '@gezi/domain';
import { formatNumber, PageCard } from '@gezi/ui';
import { Button } from 'antd';
import { useNarrow } from '../../../crud/useNarrow';
import { useOffer } from './useOffer';
import { useOfferColumns } from './useOfferColumns';
import { useTexts } from './texts';

interface OfferFormProps {
  room: AuctionRoom;
  /** Prices can be entered. */
  isOpen: boolean;
  onOffered: (room: AuctionRoom) => void;
}

/** Maximum height in pixels; the grid scrolls inside. */
const MAX_HEIGHT = 480;

/** The lines of an auction with the own prices, and the offer that is made of them. */
export function OfferForm({ room, isOpen, onOffered }: OfferFormProps) {
  const texts = useTexts();
  const isNarrow = useNarrow();
  const offer = useOffer(room, onOffered);
  const columns = useOfferColumns({ isOpen, isNarrow, refusals: offer.refusals });
  const { minStep, myPrice } = room;
  return (
    <PageCard title={texts.lines} note={texts.lineCount(room.lines.length)} padded={false}>
      <EditableGrid
        label={texts.lines}
        columns={columns}
        rows={offer.rows}
        readOnly={!isOpen}
        rowNumber={!isNarrow}
        size="small"
        maxHeight={MAX_HEIGHT}
        apiRef={offer.grid}
        onRowsChange={offer.takeRows}
      />
      {isOpen && (
        <div className="gezi-auction-bar">
          <p className="gezi-auction-total" aria-live="polite">
            {texts.total}{' '}
            <strong>{offer.total === undefined ? '—' : `¥ ${formatNumber(offer.total, MONEY_DECIMALS)}`}</strong>
            {offer.hint && <span>{offer.hint}</span>}
          </p>
          <div className="gezi-auction-buttons">
            <Button disabled={!minStep || myPrice === null} onClick={offer.lower}>
              {texts.lower(minStep === null ? '' : formatNumber(minStep))}
            </Button>
            <Button type="primary" loading={offer.isSending} onClick={() => void offer.submit()}>
              {texts.makeOffer}
            </Button>
          </div>
        </div>
      )}
    </PageCard>
  );
}
