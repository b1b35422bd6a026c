/** Something that can be done with a row, or with those selected. */
export interface RowAction<Row> {
  /** Unique; an authorisation that excludes this code hides it. */
  key: string;
  label: string;
  danger?: boolean;
  /** Asked before it is done, e.g. `是否删除选中数据?`. */
  confirm?: string;
  hidden?: (row: Row) => boolean;
  disabled?: (row: Row) => boolean;
  onClick: (row: Row) => void;
}

export interface BatchAction<Row> {
  key: string;
  label: string;
  danger?: boolean;
  confirm?: string;
  onClick: (rows: readonly Row[]) => void;
}

/** Actions shown as they are; from one more on, the last ones go into a menu. */
const MOST_SHOWN = 3;

/** The actions that stand in the row, and those behind 更多. */
export function splitActions<Action>(actions: readonly Action[]): {
  shown: readonly Action[];
  more: readonly Action[];
} {
  const count = actions.length > MOST_SHOWN ? MOST_SHOWN - 1 : actions.length;
  return { shown: actions.slice(0, count), more: actions.slice(count) };
}

/** Pixels that labels need side by side: full-width characters 14, others 8, with gaps and the cell's padding. */
export function actionsWidth(labels: readonly string[]): number {
  const width = (label: string) => Array.from(label).reduce((sum, char) => sum + (char > '\u2e80' ? 14 : 8), 0);
  return labels.reduce((sum, label) => sum + width(label), 0) + (labels.length - 1) * 12 + 28;
}
