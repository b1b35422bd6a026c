import { useId, useMemo } from 'react';
import { useTexts } from '../../texts/useTexts';
import { MonthStrip } from './MonthStrip';
import { RunList } from './RunList';
import { TimeZoneSelect } from './TimeZoneSelect';
import { usePreview } from './usePreview';

export interface CronPreviewProps {
  expression: string;
  timeZone: string;
  /** Without it the zone is fixed and only named. */
  onTimeZoneChange?: ((timeZone: string) => void) | undefined;
  /** Runs after this instant; default now. */
  after?: Date | undefined;
  /** Milliseconds of quiet before the runs are worked out again; default 500 (B§9). */
  delay?: number | undefined;
  disabled?: boolean;
}

/** The next ten runs and the days they fall on. */
export function CronPreview({
  expression,
  timeZone,
  onTimeZoneChange,
  after,
  delay,
  disabled = false,
}: CronPreviewProps) {
  const texts = useTexts();
  const title = useId();
  const { stale, ...preview } = usePreview(expression, { timeZone, after, delay });
  const dayIn = useMemo(
    () => new Intl.DateTimeFormat('sv-SE', { timeZone: preview.timeZone, dateStyle: 'short' }),
    [preview.timeZone],
  );
  const today = dayIn.format(preview.after);
  const [first] = preview.runs;

  return (
    <section className="gezi-cron-preview" aria-labelledby={title}>
      <div className="gezi-cron-preview-head">
        <h3 id={title}>{texts.preview}</h3>
        <TimeZoneSelect value={timeZone} disabled={disabled} onChange={onTimeZoneChange} />
      </div>
      <div className={`gezi-cron-preview-body${stale ? ' gezi-cron-stale' : ''}`} aria-busy={stale}>
        <div aria-live="polite">
          <RunList preview={preview} />
        </div>
        <MonthStrip
          expression={preview.unreadable ? undefined : preview.expression}
          today={today}
          opensOn={first ? dayIn.format(first) : today}
        />
      </div>
    </section>
  );
}
