/** Id of a change that concerns everybody, as in `Invalidations`. */
const EVERYBODY = '';

/**
 * The time of each user's latest change.
 *
 * @param keep milliseconds after which a change is forgotten, because no replica that is read lacks it
 */
export function recentWrites(keep: number) {
  const times = new Map<string, number>();
  return {
    add(userId: string, at: number): void {
      // Inserted last, so that the oldest is first.
      times.delete(userId);
      times.set(userId, at);
      for (const [user, time] of times) {
        if (time >= at - keep) break;
        times.delete(user);
      }
    },
    /** -Infinity without one. */
    timeOf: (userId: string): number => Math.max(times.get(userId) ?? -Infinity, times.get(EVERYBODY) ?? -Infinity),
  };
}
