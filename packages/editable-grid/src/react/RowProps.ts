import type { LoadChoices } from '../core/linkage/Linkage';
import type { BatchAction, RowAction } from '../core/columns/RowAction';
import type { RowSource } from '../core/source/RowSource';
import type { GroupSettings } from '../features/group/Groups';
import type { TreeSettings } from '../features/tree/Tree';
import type { DetailsSettings } from '../features/details/Details';
import type { SubFormSettings } from '../features/sub-form/SubForm';
import type { ExpandSettings } from '../features/row-expand/RowExpand';
import type { AmountColumns } from './GridAmount';

/** Props for rows: order, panels, trees, actions, sub-forms. */
export interface RowProps<Row extends object> {
  /**
   * A handle before each row, dragged with mouse, pen or finger, or moved by Space and arrows. The order is stored in
   * `orderKey`, default `orderNum` (B§9). Default false.
   */
  dragSort?: boolean | { orderKey?: string };
  /** A panel below a row, opened at a mark before it. */
  expand?: ExpandSettings<Row>;
  /**
   * The rows are the roots of a tree; children are in their parent or loaded on first expansion. Rows of a tree can
   * neither be removed nor reordered, and `expand` has no effect.
   */
  tree?: TreeSettings<Row>;
  /**
   * Rows with equal values below a heading with their number and totals, and the totals of all rows at the end. Groups
   * follow the sort order and the filters. Not together with `tree`; rows cannot be dragged.
   */
  group?: GroupSettings<Row>;
  /**
   * Rows of a server, loaded in blocks as they become visible; `rows` is an empty array. The server sorts, filters and
   * groups (`group.by`). Rows can be edited; they are neither added, removed nor moved. Pass the same object until other
   * rows are shown.
   */
  source?: RowSource<Row>;
  /** Loads the choices of linked columns (`linkageKey`) by the previous column's value; called once per value. */
  linkage?: LoadChoices;
  /**
   * Buttons and links at the end of each row; further ones are in the menu 更多. In windows up to 640 pixels wide all of
   * a row's actions are in the menu.
   */
  rowActions?: readonly RowAction<Row>[];
  /** Name of a row, e.g. a person's; its buttons are then announced as `编辑 张三`. */
  rowName?: (row: Row) => string;
  /** Most buttons of a row, 更多 included; default 3. */
  maxRowActions?: number;
  /** Buttons for the selected rows, above the grid, with their number and a way to select none. */
  batchActions?: readonly BatchAction<Row>[];
  /** A popover at a row: below it, above it near the bottom edge. */
  subForm?: SubFormSettings<Row>;
  /** A dialog with all of a row: by double-click, Alt+Enter or the API. */
  details?: DetailsSettings<Row>;
  /** Shows the sum of quantity times price below the rows. */
  amount?: AmountColumns;
  /**
   * Codes that permissions hide: the buttons `add` and `batch_delete`, actions and columns by their key (B§6), e.g.
   * `usePermissions().excludedKeys('plan:line:')` of `@gezi/client`.
   */
  excluded?: readonly string[];
}
