/** A measured offset is replaced by a less precise one after this many milliseconds, as clocks drift. */
const MAX_AGE = 60_000;

export interface ServerClock {
  /** Time of the server in epoch milliseconds; that of the device until an answer has arrived. */
  now: () => number;
  /**
   * Measures the offset by an answer. The shorter the call, the more precise the offset.
   *
   * @param timestamp time of the server in the answer; 0 without one
   * @param sent time of the device at the start of the call
   */
  measure: (timestamp: number, sent: number) => void;
}

/** Clock of the server, learnt from its answers. @param now time of the device in epoch milliseconds */
export function serverClock(now: () => number): ServerClock {
  let offset = 0;
  let precision = Infinity;
  let measured = -Infinity;

  return {
    now: () => now() + offset,
    measure(timestamp, sent) {
      const received = now();
      const duration = received - sent;
      // A call during which the clock of the device was set back measures nothing.
      if (timestamp <= 0 || duration < 0) return;
      if (duration > precision && Math.abs(received - measured) < MAX_AGE) return;
      offset = timestamp - (sent + received) / 2;
      precision = duration;
      measured = received;
    },
  };
}
