/**
 * The beats of this process and the time before each was stored. A replica that has a beat has every change that was
 * committed before that time.
 *
 * @param keep beats that are remembered
 */
export function beatsOf(keep: number) {
  const times: { beat: number; at: number }[] = [];
  let last = 0;
  return {
    /** @param at milliseconds of the process, before the beat is stored */
    next(at: number): number {
      last += 1;
      times.push({ beat: last, at });
      if (times.length > keep) times.shift();
      return last;
    },
    /** The time as of which a replica with the beat is up to date; -Infinity for one that is no longer known. */
    timeOf: (beat: number | null): number => times.find((one) => one.beat === beat)?.at ?? -Infinity,
  };
}
