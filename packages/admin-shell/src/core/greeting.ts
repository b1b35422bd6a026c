export type Greeting = 'morning' | 'forenoon' | 'noon' | 'afternoon' | 'evening';

/**
 * The greeting for an hour: before 9 morning, up to 11 forenoon, up to 13 noon, before 20 afternoon, else evening (P§2).
 *
 * @param hour of the day, 0 to 23
 */
export function greeting(hour: number): Greeting {
  if (hour < 9) return 'morning';
  if (hour <= 11) return 'forenoon';
  if (hour <= 13) return 'noon';
  return hour < 20 ? 'afternoon' : 'evening';
}
