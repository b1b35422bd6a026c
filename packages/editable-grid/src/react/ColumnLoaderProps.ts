import type { CellColumn } from '../core/columns/ResolvedColumn';
import type { ColumnSource } from './ColumnSource';

export interface ColumnLoaderProps {
  column: CellColumn;
  onChange: (key: string, source: ColumnSource) => void;
  onError: (message: string) => void;
}
