import { DAY_SECONDS } from './nextWall';

/** Wall clock of a time zone; instants and wall times are in seconds. */
export interface ZoneClock {
  /** Wall time at an instant. */
  wallOf(instant: number): number;
  /**
   * Instant of a wall time: the second one if it occurs twice, as in Quartz; `undefined` if it is skipped.
   */
  instantOf(wall: number): number | undefined;
  /** The first wall time after a skipped one. */
  afterGap(wall: number): number;
}

const clocks = new Map<string, ZoneClock>();

/**
 * The cached clock of a time zone; default that of the machine.
 *
 * @throws {RangeError} for a zone unknown to `Intl`
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
 * Reads offsets from `Intl` at midnight only, and in more detail on days with a change: one read costs as much as a hundred
 * runs.
 */
function createClock(timeZone: string | undefined): ZoneClock {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  /** Offset at midnight UTC by day number. */
  const midnights = new Map<number, number>();
  /** Instant of a clock change by day number. */
  const changes = new Map<number, number>();

  return {
    wallOf(instant) {
      const day = Math.floor(instant / DAY_SECONDS);
      const offset = atMidnight(day);
      return instant + (offset === atMidnight(day + 1) ? offset : ask(instant));
    },

    instantOf(wall) {
      const day = Math.floor(wall / DAY_SECONDS);
      // Offsets are less than a day, so these two enclose every possible instant.
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

  /** The instant between `from` and `to` at which the offset changes. */
  function changeWithin(from: number, to: number, offset: number): number {
    // Most clocks change at a quarter of an hour; others are searched in detail.
    const change = firstWith(offset, Math.floor(from / 900) * 900, Math.ceil(to / 900) * 900, 900);
    return ask(change - 1) === offset ? firstWith(offset, change - 900, change, 1) : change;
  }

  /** Binary search for the first instant after `from` with the offset of `to`. */
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

  /** The offset at an instant in seconds, east positive. */
  function ask(instant: number): number {
    const text = format.format(instant * 1000);
    const at = text.lastIndexOf('GMT') + 3;
    if (at === text.length) return 0;
    const size = +text.slice(at + 1, at + 3) * 3600 + +text.slice(at + 4, at + 6) * 60 + +text.slice(at + 7);
    return text.charAt(at) === '+' ? size : -size;
  }
}

/** Cache size: about fourteen years of days. */
function remember(map: Map<number, number>, day: number, value: number): void {
  if (map.size > 5000) map.clear();
  map.set(day, value);
}
