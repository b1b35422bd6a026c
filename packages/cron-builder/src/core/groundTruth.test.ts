import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CronError, nextRuns, parseCron } from '.';

interface Recorded {
  expr: string;
  tz: string;
  start: string;
  next: string[];
  alt?: string[];
  tags?: string[];
}

const lines = <T>(name: string): T[] =>
  readFileSync(new URL(`../../testdata/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

const iso = (times: (string | Date)[]) => times.map((time) => new Date(time).toISOString());

// The clocks of Morocco in years to come, which newer time zone data (2026c) has otherwise than the recorded runs.
const inMorocco = new Intl.DateTimeFormat('en', { timeZone: 'Africa/Casablanca', hour: '2-digit', hourCycle: 'h23' });
const isAsRecorded = inMorocco.format(new Date('2030-05-31T02:00:00Z')) === '03';
const isKnown = ({ tz, start }: Recorded) => isAsRecorded || tz !== 'Africa/Casablanca' || start < '2026';

const cases = [...lines<Recorded>('quartz.jsonl'), ...lines<Recorded>('quartz-zones.jsonl')].filter(isKnown);

test.each(cases)('$expr after $start in $tz', ({ expr, tz, start, next, alt, tags }) => {
  const runs = nextRuns(expr, { after: start, timeZone: tz });
  expect(iso(tags?.includes('horizon') ? runs.slice(0, next.length) : runs)).toEqual(iso(alt ?? next));
});

test.each(lines<{ expr: string; field: string }>('refused.jsonl'))('refuses $expr at $field', ({ expr, field }) => {
  expect(() => parseCron(expr)).toThrow(CronError);
  expect(() => parseCron(expr)).toThrow(expect.objectContaining({ field }));
});
