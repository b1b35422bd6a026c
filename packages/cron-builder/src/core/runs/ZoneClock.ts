import { DAY_SECONDS } from './nextWall';

/**
 * The wall clock of one time zone, instants and wall times both in seconds.
 *
 * Asks `Intl` for the offset at midnights alone, and closer only on the days around a change: one question costs
 * as much as a hundred runs.
 */
export class ZoneClock {
  private readonly format: Intl.DateTimeFormat;
  /** Offset in force at midnight UTC, by day number. */
  private readonly midnights = new Map<number, number>();
  /** The instant at which a skipped time was skipped, by its day number. */
  private readonly changes = new Map<number, number>();

  /** @throws {RangeError} for a zone that `Intl` does not know */
  constructor(timeZone: string | undefined) {
    this.format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  }

  /** What the clock shows at an instant. */
  wallOf(instant: number): number {
    const day = Math.floor(instant / DAY_SECONDS);
    const offset = this.atMidnight(day);
    return instant + (offset === this.atMidnight(day + 1) ? offset : this.ask(instant));
  }

  /**
   * When the clock shows a time: the second pass of a time that comes twice, as in Quartz; `undefined` for one that
   * is skipped.
   */
  instantOf(wall: number): number | undefined {
    const day = Math.floor(wall / DAY_SECONDS);
    // Zones lie within a day of UTC: these two enclose every instant that can show this time.
    const before = this.atMidnight(day - 1);
    const after = this.atMidnight(day + 2);
    if (before === after) return wall - after;
    const change = this.changes.get(day);
    const late = wall - after;
    if (change === undefined ? this.ask(late) === after : late >= change) return late;
    const early = wall - before;
    if (change === undefined ? this.ask(early) === before : early < change) return early;
    if (change === undefined) remember(this.changes, day, this.changeWithin(late, early, after));
    return undefined;
  }

  /** The first time the clock shows after a skipped one, for which {@link instantOf} was asked. */
  afterGap(wall: number): number {
    const day = Math.floor(wall / DAY_SECONDS);
    return this.changes.get(day)! + this.atMidnight(day + 2);
  }

  /** The instant after `from`, at latest `to`, from which the offset holds. */
  private changeWithin(from: number, to: number, offset: number): number {
    // Nearly every clock changes at a quarter of an hour; a closer look only where that does not hold.
    const change = this.firstWith(offset, Math.floor(from / 900) * 900, Math.ceil(to / 900) * 900, 900);
    return this.ask(change - 1) === offset ? this.firstWith(offset, change - 900, change, 1) : change;
  }

  /** The first instant after `from` at which an offset holds that holds at `to`, by halves. */
  private firstWith(offset: number, from: number, to: number, unit: number): number {
    while (to - from > unit) {
      const middle = from + Math.floor((to - from) / unit / 2) * unit;
      if (this.ask(middle) === offset) to = middle;
      else from = middle;
    }
    return to;
  }

  private atMidnight(day: number): number {
    let offset = this.midnights.get(day);
    if (offset === undefined) {
      offset = this.ask(day * DAY_SECONDS);
      remember(this.midnights, day, offset);
    }
    return offset;
  }

  private ask(instant: number): number {
    const text = this.format.format(instant * 1000);
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

const clocks = new Map<string, ZoneClock>();

/** The clock of a zone, made once; without a name, of the zone this machine is in. */
export function zoneClock(timeZone = ''): ZoneClock {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new ZoneClock(timeZone || undefined);
    clocks.set(timeZone, clock);
  }
  return clock;
}
