import { useId, useMemo } from 'react';
import { useTexts } from '../../texts/useTexts';
import { MonthStrip } from './MonthStrip';
import { RunList } from './RunList';
import { TimeZoneSelect } from './TimeZoneSelect';
import { usePreview } from './usePreview';

export interface CronPreviewProps {
  /** Quartz expression of seven fields (B§3); an invalid one shows no runs. */
  expression: string;
  /** IANA time zone, e.g. `Asia/Shanghai`. */
  timeZone: string;
  /** Called with another time zone; without it the zone is read-only. */
  onTimeZoneChange?: ((timeZone: string) => void) | undefined;
  /** Exclusive start of the runs; default now. */
  after?: Date | undefined;
  /** Debounce of the preview in milliseconds; default 500 (B§9). */
  delay?: number | undefined;
  /** Disables the time zone; default false. */
  disabled?: boolean;
}

/** The next ten runs and a month with the days of runs. */
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
