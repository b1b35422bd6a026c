import { MAX_AUCTION_EXTENSIONS, MONEY_DECIMALS, type AuctionRoom } from '@gezi/domain';
import { formatNumber, PageCard } from '@gezi/ui';
import type { ReactNode } from 'react';
import { Countdown } from '../../../countdown/Countdown';
import type { Phase } from './core/phase';
import { useTexts } from './texts';

interface AuctionFiguresProps {
  room: AuctionRoom;
  phase: Phase;
  isSupplier: boolean;
  /** Called with the start or the end when it passes. */
  onPassed: (time: string) => void;
}

/** Time left, best price, own price and rank. Changes of prices are announced to screen readers. */
export function AuctionFigures({ room, phase, isSupplier, onPassed }: AuctionFiguresProps) {
  const texts = useTexts();
  const { bestPrice, myPrice, myRank, participantCount, minStep, extendCount, startTime, endTime } = room;
  const deadline = phase === 'before' ? startTime : endTime;
  return (
    <PageCard>
      <dl className={isSupplier ? 'gezi-auction-figures' : 'gezi-auction-figures gezi-auction-watched'}>
        <Figure
          label={phase === 'before' ? texts.untilStart : texts.untilEnd}
          isLarge
          note={texts.window(startTime, endTime)}
        >
          <Countdown
            key={deadline}
            until={deadline}
            ended={phase === 'before' ? texts.starting : texts.ended}
            onEnd={() => onPassed(deadline)}
          />
        </Figure>
        <Figure label={texts.bestPrice} isLarge isLive>
          {money(bestPrice)}
        </Figure>
        {isSupplier && (
          <>
            <Figure label={texts.myPrice} isLarge>
              {money(myPrice)}
            </Figure>
            <Figure label={texts.myRank} isLarge isLive isLeading={myRank === 1}>
              {myRank === null ? NONE : texts.rank(myRank)}
            </Figure>
          </>
        )}
        <Figure label={texts.participants}>{texts.bidders(participantCount)}</Figure>
        <Figure label={texts.minStep}>{minStep === null ? texts.anyStep : money(minStep)}</Figure>
        <Figure label={texts.extensions}>{texts.extended(extendCount, MAX_AUCTION_EXTENSIONS)}</Figure>
      </dl>
    </PageCard>
  );
}

const NONE = '—';
const money = (value: number | null) => (value === null ? NONE : `¥ ${formatNumber(value, MONEY_DECIMALS)}`);

interface FigureProps {
  label: string;
  isLarge?: boolean;
  /** Announced when it changes. */
  isLive?: boolean;
  isLeading?: boolean;
  note?: string;
  children: ReactNode;
}

function Figure({ label, isLarge, isLive, isLeading, note, children }: FigureProps) {
  const kinds = [isLarge && 'gezi-auction-large', isLeading && 'gezi-auction-leading'].filter(Boolean).join(' ');
  return (
    <div className={kinds || undefined}>
      <dt>{label}</dt>
      <dd {...(isLive && { 'aria-live': 'polite' as const })}>{children}</dd>
      {note && <dd className="gezi-auction-note">{note}</dd>}
    </div>
  );
}
