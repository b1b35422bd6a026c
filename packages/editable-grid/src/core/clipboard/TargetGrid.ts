import type { CellDefinition, CellRefusal } from '../cells/CellDefinition';
import type { ResolvedColumn } from '../columns/ResolvedColumn';
import type { RowId } from '../rowId';
import type { CellAccess } from '../store/StoreSettings';

/** The grid as paste, fill and clear use it: visible rows and columns by index. */
export interface TargetGrid<Row extends object> {
  rows: number;
  columns: readonly { column: ResolvedColumn<Row>; definition: CellDefinition }[];
  rowAt(index: number): Row | undefined;
  /** The column for that row: its choices may depend on other values. */
  columnFor(row: Row, column: ResolvedColumn<Row>): ResolvedColumn<Row>;
  idOf(row: Row): RowId;
  access(row: Row, column: ResolvedColumn<Row>): CellAccess;
  /** Makes rows to add at the end; absent if rows may not be added. */
  blankRows?: ((count: number) => Row[]) | undefined;
  /** Place in the document where added rows go. */
  end: number;
}

/** A cell that was not changed, with the reason. */
export interface RefusedCell {
  rowId: RowId;
  column: string;
  text: string;
  reason: CellRefusal;
}

/** The cell takes input from the user. */
export const isOpenCell = <Row extends object>(
  grid: TargetGrid<Row>,
  row: Row,
  { column, definition }: TargetGrid<Row>['columns'][number],
): boolean => (definition.control === 'text' || definition.control === 'toggle') && grid.access(row, column) === 'edit';
