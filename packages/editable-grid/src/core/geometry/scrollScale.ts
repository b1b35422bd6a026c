/**
 * Browsers limit the height of elements to about 33 million pixels (2^25), which is less than 500,000 rows. Above
 * {@link TALLEST} the scroll range is compressed: `shift` is the number of pixels by which the rows are moved up to
 * match the scrollbar.
 */
export const TALLEST = 30_000_000;

/** Pixels the scroll area really gets. */
export const scrollHeight = (height: number): number => Math.min(height, TALLEST);

/**
 * The shift after a scroll; 0 if the range is not compressed. After a small step the rows move by the same distance as
 * the scrollbar; after a long jump and at the ends of the range, their position is proportional to the scrollbar's.
 *
 * @param scrollTop current position of the scrollbar
 * @param previous previous position of the scrollbar, with the shift at that position
 * @param height pixels of all rows, @param room visible pixels
 * @returns pixels to subtract from a row's top to get its position in the scroll area
 */
export function shiftAfter(
  scrollTop: number,
  previous: { scrollTop: number; shift: number },
  height: number,
  room: number,
): number {
  if (height <= TALLEST) return 0;
  const range = Math.max(1, TALLEST - room);
  const whole = height - room;
  const proportional = (scrollTop / range) * whole - scrollTop;
  const jump = Math.abs(scrollTop - previous.scrollTop) > 2 * room;
  if (jump || scrollTop <= 0 || scrollTop >= range) return proportional;
  // Near an end both values are blended, so that the first and the last row can be reached.
  const margin = Math.min(scrollTop, range - scrollTop) / (20 * room);
  if (margin >= 1) return previous.shift;
  return previous.shift * margin + proportional * (1 - margin);
}

/** Scroll position that shows a row's top at the top edge. */
export function scrollTopFor(top: number, height: number, room: number): number {
  if (height <= TALLEST) return top;
  const whole = Math.max(1, height - room);
  return Math.min(1, Math.max(0, top / whole)) * (TALLEST - room);
}
