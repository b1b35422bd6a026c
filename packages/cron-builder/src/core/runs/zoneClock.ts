import { DAY_SECONDS } from './nextWall';

/** The wall clock of one time zone; instants and wall times are both in seconds. */
export interface ZoneClock {
  /** What the clock shows at an instant. */
  wallOf(instant: number): number;
  /**
   * When the clock shows a time: the second pass of a time that comes twice, as in Quartz; `undefined` for one that
   * is skipped.
   */
  instantOf(wall: number): number | undefined;
  /** The first time shown after a skipped one, for which `instantOf` was asked. */
  afterGap(wall: number): number;
}

const clocks = new Map<string, ZoneClock>();

/**
 * The clock of a zone, made once; without a name, of the zone this machine is in.
 *
 * @throws {RangeError} for a zone that `Intl` does not know
 */
export function zoneClock(timeZone = ''): ZoneClock {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = createClock(timeZone || undefined);
    clocks.set(timeZone, clock);
  }
  return clock;
}

/**
 * Asks `Intl` for the offset at midnights alone, and closer only on the days around a change: one question costs as
 * much as a hundred runs.
 */
function createClock(timeZone: string | undefined): ZoneClock {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  /** Offset in force at midnight UTC, by day number. */
  const midnights = new Map<number, number>();
  /** The instant at which a skipped time was skipped, by its day number. */
  const changes = new Map<number, number>();

  return {
    wallOf(instant) {
      const day = Math.floor(instant / DAY_SECONDS);
      const offset = atMidnight(day);
      return instant + (offset === atMidnight(day + 1) ? offset : ask(instant));
    },

    instantOf(wall) {
      const day = Math.floor(wall / DAY_SECONDS);
      // Zones lie within a day of UTC: these two enclose every instant that can show this time.
      const before = atMidnight(day - 1);
      const after = atMidnight(day + 2);
      if (before === after) return wall - after;
      const change = changes.get(day);
      const late = wall - after;
      if (change === undefined ? ask(late) === after : late >= change) return late;
      const early = wall - before;
      if (change === undefined ? ask(early) === before : early < change) return early;
      if (change === undefined) remember(changes, day, changeWithin(late, early, after));
      return undefined;
    },

    afterGap(wall) {
      const day = Math.floor(wall / DAY_SECONDS);
      return changes.get(day)! + atMidnight(day + 2);
    },
  };

  /** The instant after `from`, at latest `to`, from which the offset holds. */
  function changeWithin(from: number, to: number, offset: number): number {
    // Nearly every clock changes at a quarter of an hour; a closer look only where that does not hold.
    const change = firstWith(offset, Math.floor(from / 900) * 900, Math.ceil(to / 900) * 900, 900);
    return ask(change - 1) === offset ? firstWith(offset, change - 900, change, 1) : change;
  }

  /** The first instant after `from` at which an offset holds that holds at `to`, by halves. */
  function firstWith(offset: number, from: number, to: number, unit: number): number {
    while (to - from > unit) {
      const middle = from + Math.floor((to - from) / unit / 2) * unit;
      if (ask(middle) === offset) to = middle;
      else from = middle;
    }
    return to;
  }

  function atMidnight(day: number): number {
    let offset = midnights.get(day);
    if (offset === undefined) {
      offset = ask(day * DAY_SECONDS);
      remember(midnights, day, offset);
    }
    return offset;
  }

  /** The offset in force at an instant, in seconds, east positive. */
  function ask(instant: number): number {
    const text = format.format(instant * 1000);
    const at = text.lastIndexOf('GMT') + 3;
    if (at === text.length) return 0;
    const size = +text.slice(at + 1, at + 3) * 3600 + +text.slice(at + 4, at + 6) * 60 + +text.slice(at + 7);
    return text.charAt(at) === '+' ? size : -size;
  }
}

/** A server that runs for years must not grow: some fourteen years of days are kept. */
function remember(map: Map<number, number>, day: number, value: number): void {
  if (map.size > 5000) map.clear();
  map.set(day, value);
}
