import type { GridColumn } from '../core/columns/GridColumn';
import type { ColumnSource } from './ColumnSource';

export interface ColumnAskerProps {
  column: GridColumn<never>;
  onChange: (key: string, source: ColumnSource) => void;
  onError: (message: string) => void;
}
