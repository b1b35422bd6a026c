/** With less room than this below its row, in pixels, the sub-form opens above (B§9). */
const MIN_SPACE_BELOW = 350;
const GAP = 4;

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Position of a sub-form: below its row, or above it if less than {@link MIN_SPACE_BELOW} pixels remain below and there is
 * more room above; as wide as the grid's visible part, within the window.
 *
 * @param row the row in the window, @param sight the grid's rows in the window
 * @returns undefined if the row is not visible; else edges for `position: fixed`, `top` or `bottom` depending on the
 *   side it opens to
 */
export function subFormPlace(row: Box, sight: Box, windowHeight: number) {
  if (row.bottom <= sight.top || row.top >= sight.bottom) return undefined;
  const bottom = Math.min(row.bottom, sight.bottom);
  const top = Math.max(row.top, sight.top);
  const below = windowHeight - bottom;
  const above = below < MIN_SPACE_BELOW && top > below;
  const edges = { left: sight.left, width: sight.right - sight.left };
  return above
    ? { ...edges, side: 'above' as const, bottom: windowHeight - top + GAP, maxHeight: top - 2 * GAP }
    : { ...edges, side: 'below' as const, top: bottom + GAP, maxHeight: below - 2 * GAP };
}
