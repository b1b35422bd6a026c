import { useLocale } from '@gezi/ui';
import { useMemo } from 'react';
import { useTexts } from '../../texts/useTexts';
import type { Preview } from './usePreview';

/** The next runs in a time zone, or the reason for none. */
export function RunList({ preview: { runs, never, unreadable, timeZone } }: { preview: Preview }) {
  const texts = useTexts();
  const locale = useLocale();
  const [day, weekday, time] = useMemo(
    () => [
      new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }),
      new Intl.DateTimeFormat(locale, { timeZone, weekday: 'short' }),
      new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'medium' }),
    ],
    [timeZone, locale],
  );

  if (unreadable) return <p className="gezi-cron-none">{texts.notReadable}</p>;
  if (!runs.length) {
    return (
      <p className="gezi-cron-none">
        <strong>{texts.none}</strong>
        {never && <span>{texts.never[never]}</span>}
      </p>
    );
  }
  return (
    <ol className="gezi-cron-runs">
      {runs.map((run) => (
        <li key={run.getTime()}>
          <time dateTime={run.toISOString()}>
            {day.format(run)} <span className="gezi-cron-run-weekday">{weekday.format(run)}</span> {time.format(run)}
          </time>
        </li>
      ))}
    </ol>
  );
}
