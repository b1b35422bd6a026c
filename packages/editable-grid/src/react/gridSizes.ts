export type GridSize = 'medium' | 'small' | 'mini' | 'tiny';

/** Pixels of a row and of the heading by size; the first is B§9's, the others step down as antd's controls do. */
export const gridSizes: Record<GridSize, { row: number; head: number }> = {
  medium: { row: 61, head: 48 },
  small: { row: 49, head: 40 },
  mini: { row: 41, head: 36 },
  tiny: { row: 33, head: 32 },
};

/** Pixels of one line of the footer. */
export const FOOT_LINE = 36;
