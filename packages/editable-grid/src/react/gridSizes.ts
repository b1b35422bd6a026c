export type GridSize = 'medium' | 'small' | 'mini' | 'tiny';

/** Pixels of a row, of the heading and of an input by size; the first is B§9's, the others step down as antd's controls do. */
export const gridSizes: Record<GridSize, { row: number; head: number; control: number }> = {
  medium: { row: 61, head: 48, control: 32 },
  small: { row: 49, head: 40, control: 32 },
  mini: { row: 41, head: 36, control: 28 },
  tiny: { row: 33, head: 32, control: 24 },
};

/** Pixels of one line of the footer. */
export const FOOT_LINE = 36;
