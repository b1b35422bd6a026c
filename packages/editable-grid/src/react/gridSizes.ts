export type GridSize = 'medium' | 'small' | 'mini' | 'tiny';

interface Heights {
  row: number;
  head: number;
  control: number;
}

/** Pixels of a row, of the heading and of an input by size; the first is B§9's, the others step down as antd's controls do. */
const gridSizes: Record<GridSize, Heights> = {
  medium: { row: 61, head: 48, control: 32 },
  small: { row: 49, head: 40, control: 32 },
  mini: { row: 41, head: 36, control: 28 },
  tiny: { row: 33, head: 32, control: 24 },
};

/** The same with antd's compact algorithm; controls stay at least 24 pixels high, the smallest target of WCAG 2.2. */
const compactSizes: Record<GridSize, Heights> = {
  medium: { row: 45, head: 38, control: 28 },
  small: { row: 37, head: 34, control: 28 },
  mini: { row: 33, head: 30, control: 24 },
  tiny: { row: 29, head: 28, control: 24 },
};

export const heightsOf = (size: GridSize, compact: boolean): Heights => (compact ? compactSizes : gridSizes)[size];

/** Pixels of one line of the footer. */
export const FOOT_LINE = 36;
