/**
 * Browsers stop laying out at some 33 million pixels (2^25); 500,000 rows are taller. Beyond {@link TALLEST} the
 * scroll range is compressed: `shift` says how far the rows are pulled up to meet the scrollbar.
 */
export const TALLEST = 30_000_000;

/** Pixels the scroll area really gets. */
export const scrollHeight = (height: number): number => Math.min(height, TALLEST);

/**
 * Shift after a scroll: 0 while nothing is compressed. A small step moves the rows as far as the scrollbar moved; a
 * long jump and the ends of the range follow the scrollbar's proportion.
 *
 * @param scrollTop current position of the scrollbar
 * @param previous where it stood, with the shift then in force
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
