import type { GridColumn } from '../core/columns/GridColumn';
import { DictAsker } from './DictAsker';
import type { ColumnSource } from './ColumnSource';

export interface ColumnAskerProps {
  column: GridColumn<never>;
  onChange: (key: string, source: ColumnSource) => void;
  onError: (message: string) => void;
}

/** What one column asks the server for, by its type. */
export function ColumnAsker(props: ColumnAskerProps) {
  return props.column.dictCode === undefined ? null : <DictAsker {...props} />;
}
