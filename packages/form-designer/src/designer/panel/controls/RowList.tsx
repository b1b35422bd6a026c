import type { ReactNode } from 'react';
import { RemoveButton } from './RemoveButton';

export interface RowListProps<Row> {
  rows: readonly Row[];
  /** How the rows look: lines without a frame, each in one, or spans with a slider. */
  className?: string;
  disabled?: boolean | undefined;
  /** Name of the button that removes a row. */
  removeLabel: (row: Row, index: number) => string;
  /** Whether a row may go; default every one. */
  removable?: (index: number) => boolean;
  onRemove: (index: number) => void;
  /** Draws a row and places the button that removes it. */
  children: (row: Row, index: number, remove: ReactNode) => ReactNode;
}

/** Rows edited in place, each removable. */
export function RowList<Row>(props: RowListProps<Row>) {
  const { rows, className = '', disabled, removeLabel, removable, onRemove, children } = props;
  return (
    <ul className={`gezi-fd-rows ${className}`}>
      {rows.map((row, index) => (
        <li key={index}>
          {children(
            row,
            index,
            <RemoveButton
              label={removeLabel(row, index)}
              disabled={disabled || removable?.(index) === false}
              onClick={() => onRemove(index)}
            />,
          )}
        </li>
      ))}
    </ul>
  );
}
