import { CronExpressionParser } from 'cron-parser';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextRuns } from './nextRuns';

const runs = (expression: string, after: string, timeZone = 'Asia/Shanghai', limit = 3) =>
  nextRuns(expression, { after, timeZone, limit, horizon: 2126 }).map((run) => run.toISOString());

test('starts strictly after the given instant, on whole seconds', () => {
  expect(runs('* * * * * ?', '2026-01-01T00:00:00Z', 'UTC', 1)).toEqual(['2026-01-01T00:00:01.000Z']);
  expect(runs('* * * * * ?', '2026-01-01T00:00:00.999Z', 'UTC', 1)).toEqual(['2026-01-01T00:00:01.000Z']);
});

test('ten runs by default', () => expect(nextRuns('0 0 12 * * ?')).toHaveLength(10));

test.each([
  ['0 0 12 30 2 ?', 0],
  ['0 0 12 31 2,4,6,9,11 ?', 0],
  ['0 0 12 29 2 ? 2027', 0],
  ['0 0 12 L-30 2 ?', 0],
  ['0 0 12 L-30W 2 ?', 0],
  ['0 0 12 L-29W * ?', 10],
  ['0 0 12 * * ? 2019', 0],
  ['0 0 12 1 1 ? 2127', 0],
  ['0 0 12 1 1 ? 2147483647', 0],
  ['0 0 12 1 1 ? 2126', 1],
])('%s ends after %i runs', (expression, count) =>
  expect(runs(expression, '2026-11-21T00:00:00Z', 'Asia/Shanghai', 10)).toHaveLength(count),
);

test('an always skipped hour has no runs', () =>
  expect(runs('* * 2 ? 3 1#2', '2026-11-21T00:00:00Z', 'America/New_York')).toEqual([]));

test('a skipped day has no runs', () =>
  expect(runs('0 0 12 * * ?', '2011-12-28T12:00:00-10:00', 'Pacific/Apia')).toEqual([
    '2011-12-29T22:00:00.000Z',
    '2011-12-30T22:00:00.000Z',
    '2011-12-31T22:00:00.000Z',
  ]));

test('a clock change before midnight keeps the next day', () =>
  expect(runs('0 30 0 * * ?', '2031-03-29T12:00:00Z', 'America/Nuuk', 1)).toEqual(['2031-03-30T01:30:00.000Z']));

test('invalid arguments throw', () => {
  expect(() => nextRuns('* * * * * ?', { after: 'yesterday' })).toThrow('after');
  expect(() => nextRuns('* * * * * ?', { timeZone: 'Mars/Olympus' })).toThrow(RangeError);
});

describe('against a slow oracle', () => {
  /** Every minute around a clock change according to Intl: the last instant that shows it. */
  function shownMinutes(from: number, hours: number, timeZone: string) {
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    const shown = new Map<string, number>();
    for (let at = from; at < from + hours * 3_600_000; at += 60_000) shown.set(format.format(at), at);
    return shown;
  }

  const changes = fc.constantFrom(
    ['America/New_York', '2026-03-07T12:00:00Z'],
    ['America/New_York', '2026-10-31T12:00:00Z'],
    ['Europe/Berlin', '2027-03-27T12:00:00Z'],
    ['Europe/Dublin', '2027-10-30T12:00:00Z'],
    ['Australia/Lord_Howe', '2027-04-03T03:00:00Z'],
    ['Australia/Lord_Howe', '2027-10-02T03:00:00Z'],
    ['Africa/Cairo', '2027-04-29T06:00:00Z'],
    ['Asia/Beirut', '2027-03-27T06:00:00Z'],
    ['Pacific/Chatham', '2027-09-25T00:00:00Z'],
    ['Antarctica/Troll', '2027-03-27T12:00:00Z'],
    ['America/Havana', '2027-11-06T12:00:00Z'],
  ) as fc.Arbitrary<[string, string]>;

  test('runs are the matching wall-clock minutes, the last of repeated ones', () =>
    fc.assert(
      fc.property(
        changes,
        fc.uniqueArray(fc.integer({ min: 0, max: 59 }), { minLength: 1, maxLength: 4 }),
        fc.uniqueArray(fc.integer({ min: 0, max: 23 }), { minLength: 1, maxLength: 24 }),
        ([timeZone, start], minutes, hours) => {
          const from = Date.parse(start);
          // Twelve hours on top: a repeated minute at the start would be shown before it.
          const expected = [...shownMinutes(from, 36, timeZone)]
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .filter(([text]) => minutes.includes(+text.slice(14, 16)) && hours.includes(+text.slice(11, 13)))
            .map(([, at]) => at)
            .filter((at) => at > from);
          const expression = `0 ${minutes.join(',')} ${hours.join(',')} * * ?`;
          const found = nextRuns(expression, { after: from, timeZone, limit: expected.length }).map(Number);
          expect(found).toEqual(expected);
        },
      ),
      { numRuns: 60 },
    ));

  test('every run is on a matching day', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.integer({ min: 1, max: 31 }).map((n) => [`${n} * ?`, (d: Date) => d.getUTCDate() === n] as const),
          fc
            .integer({ min: 1, max: 7 })
            .map((n) => [`? * ${n}L`, (d: Date) => d.getUTCDay() === n - 1 && isLastWeek(d)] as const),
          fc
            .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 5 }))
            .map(
              ([n, k]) =>
                [`? * ${n}#${k}`, (d: Date) => d.getUTCDay() === n - 1 && Math.ceil(d.getUTCDate() / 7) === k] as const,
            ),
          fc
            .integer({ min: 0, max: 30 })
            .map((n) => [`L-${n} * ?`, (d: Date) => lastDay(d) - n === d.getUTCDate()] as const),
          fc.integer({ min: 1, max: 31 }).map((n) => [`${n}W * ?`, (d: Date) => isNearest(d, n)] as const),
          fc.constant(['LW * ?', (d: Date) => isNearest(d, lastDay(d))] as const),
        ),
        fc.integer({ min: 2000, max: 2090 }),
        ([days, matches], year) => {
          const start = Date.UTC(year, 0, 1) - 1000;
          const expected: number[] = [];
          for (let at = start + 1000; at < Date.UTC(year + 3, 0, 1); at += 86_400_000) {
            if (matches(new Date(at))) expected.push(at);
          }
          const found = nextRuns(`0 0 0 ${days} ${year}-${year + 2}`, { after: start, timeZone: 'UTC', limit: 2000 });
          expect(found.map(Number)).toEqual(expected);
        },
      ),
      { numRuns: 200 },
    ));

  const lastDay = (d: Date) => new Date(Date.UTC(d.getUTCFullYear(), d.getUTCMonth() + 1, 0)).getUTCDate();
  const isLastWeek = (d: Date) => d.getUTCDate() + 7 > lastDay(d);

  /** Of the month's workdays the one at the least distance; Friday before a Saturday, Monday after a Sunday. */
  function isNearest(d: Date, date: number): boolean {
    if (date > lastDay(d)) return false;
    const workdays = Array.from({ length: lastDay(d) }, (_, i) => i + 1).filter((one) => {
      const day = new Date(Date.UTC(d.getUTCFullYear(), d.getUTCMonth(), one)).getUTCDay();
      return day !== 0 && day !== 6;
    });
    const distance = (one: number) => Math.abs(one - date);
    const [nearest] = workdays.toSorted((a, b) => distance(a) - distance(b));
    return nearest === d.getUTCDate();
  }
});

test('agrees with cron-parser for common syntax', () => {
  const values = (min: number, max: number) =>
    fc.oneof(
      fc.constant('*'),
      fc.uniqueArray(fc.integer({ min, max }), { minLength: 1, maxLength: 4 }).map((list) => list.join(',')),
      fc
        .tuple(fc.integer({ min, max }), fc.integer({ min, max }))
        .map((pair) => pair.toSorted((a, b) => a - b).join('-')),
      fc.integer({ min: 1, max: max - min }).map((step) => `*/${step}`),
    );
  fc.assert(
    fc.property(values(0, 59), values(0, 59), values(0, 23), values(1, 28), values(1, 12), (s, m, h, d, month) => {
      const after = new Date('2026-11-21T08:00:00Z');
      const theirs = CronExpressionParser.parse(`${s} ${m} ${h} ${d} ${month} *`, { currentDate: after, tz: 'UTC' });
      const expected = theirs.take(5).map((run) => run.toDate());
      expect(nextRuns(`${s} ${m} ${h} ${d} ${month} ?`, { after, timeZone: 'UTC', limit: 5 })).toEqual(expected);
    }),
    { numRuns: 100 },
  );
});
