import { useEffect, useEffectEvent, useRef } from 'react';
import { instantOf, timeLeft } from './core/timeLeft';
import { useTexts } from './texts';
import { useServerTime } from './useServerTime';

export interface CountdownProps {
  /** Deadline: `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  until: string;
  /** Text before the time, e.g. 距报价截止. */
  label?: string;
  /** Shown once the deadline has passed; default 已截止. */
  ended?: string;
  /** Called when the deadline passes while the component is shown. */
  onEnd?: () => void;
}

/** Time left until a deadline, by the clock of the server. */
export function Countdown({ until, label, ended, onEnd }: CountdownProps) {
  const texts = useTexts();
  const deadline = instantOf(until);
  const now = useServerTime(deadline);
  const isOver = now >= deadline;
  const { days, clock, urgency } = timeLeft(deadline, now);
  const end = useEffectEvent(() => onEnd?.());
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (isOver && !wasOver.current) end();
    wasOver.current = isOver;
  }, [isOver]);
  return (
    // A timer announces nothing by itself, so that a screen reader is not interrupted every second.
    <span className={`gezi-countdown gezi-countdown-${urgency}`} role="timer" title={until}>
      {label && !isOver && <span className="gezi-countdown-label">{label}</span>}
      {isOver ? (ended ?? texts.ended) : <span className="gezi-countdown-time">{texts.left(days, clock)}</span>}
    </span>
  );
}
