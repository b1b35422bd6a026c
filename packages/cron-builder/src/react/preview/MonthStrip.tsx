import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { runDaysOf } from '../../core';
import { useTexts } from '../../texts/useTexts';

export interface MonthStripProps {
  /** Valid expression; undefined marks no day. */
  expression: string | undefined;
  /** The current date, `yyyy-mm-dd`. */
  today: string;
  /** Date of the initial month, `yyyy-mm-dd`. */
  opensOn: string;
}

/** Month with the days of runs marked. */
export function MonthStrip({ expression, today, opensOn }: MonthStripProps) {
  const texts = useTexts();
  const [turned, setTurned] = useState({ opensOn, months: 0 });
  // Another schedule shows the month of its first run.
  const months = turned.opensOn === opensOn ? turned.months : 0;
  const first = new Date(Date.UTC(+opensOn.slice(0, 4), +opensOn.slice(5, 7) - 1 + months, 1));
  const year = first.getUTCFullYear();
  const month = first.getUTCMonth() + 1;
  const runDays = expression === undefined ? [] : runDaysOf(expression, year, month);
  const turn = (by: number) => setTurned({ opensOn, months: months + by });

  return (
    <section className="gezi-cron-month" aria-label={texts.runDays}>
      <div className="gezi-cron-month-head">
        <Button
          type="text"
          size="small"
          aria-label={texts.previousMonth}
          icon={<LeftOutlined />}
          onClick={() => turn(-1)}
        />
        <span aria-live="polite">{texts.monthTitle(year, month)}</span>
        <Button
          type="text"
          size="small"
          aria-label={texts.nextMonth}
          icon={<RightOutlined />}
          onClick={() => turn(1)}
        />
      </div>
      <table>
        <thead>
          <tr>
            {WEEK.map((weekday) => (
              <th key={weekday} scope="col" abbr={texts.weekdays[weekday]!}>
                {texts.weekdayInitials[weekday]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(year, month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, index) => (
                <td key={WEEK[index]}>
                  <DayMark day={dayText(year, month, date)} today={today} runs={runDays.includes(date)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function DayMark({ day, today, runs }: { day: string; today: string; runs: boolean }) {
  const texts = useTexts();
  const date = +day.slice(8);
  if (!date) return null;
  const past = day < today && 'gezi-cron-past-day';
  const classes = [runs && 'gezi-cron-run-day', past, day === today && 'gezi-cron-today'].filter(Boolean);
  return (
    <span className={classes.join(' ')} aria-current={day === today ? 'date' : undefined}>
      {date}
      {runs && <span className="gezi-visually-hidden"> {texts.runDay}</span>}
    </span>
  );
}

const dayText = (year: number, month: number, date: number) =>
  [year, ...[month, date].map((part) => String(part).padStart(2, '0'))].join('-');

// Weeks begin on Monday; `Date` counts Sunday as 0.
const WEEK = [1, 2, 3, 4, 5, 6, 0];

/** The dates of a month in weeks from Monday; 0 for days of another month. */
function weeksOf(year: number, month: number): number[][] {
  const blanks = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7;
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Array.from({ length: Math.ceil((blanks + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, index) => {
      const date = week * 7 + index + 1 - blanks;
      return date > days ? 0 : Math.max(date, 0);
    }),
  );
}
