import { rowCheckboxCell } from '../cells/row-checkbox/cell';
import { rowDragSortCell } from '../cells/row-drag-sort/cell';
import { rowExpandCell } from '../cells/row-expand/cell';
import { rowNumberCell } from '../cells/row-number/cell';
import { rowRadioCell } from '../cells/row-radio/cell';
import type { ResolvedColumn } from '../core/columns/ResolvedColumn';
import { actionsWidth, type RowActionLayout } from '../core/columns/RowAction';
import type { SelectionMode } from '../core/store/StoreSettings';
import type { ExpandSettings } from '../features/row-expand/RowExpand';
import type { Texts } from '../texts/zh-CN';

/** Pixels of the selection column if the footer's labels are below it (B§9). */
const WITH_STATISTICS = 60;
/** Pixels at the sides of a heading, and of a label of the footer. */
const HEAD_SIDES = 8;
const FOOT_SIDES = 24;

/** Columns by which the caller declares the grid's own ones, by type. */
export type DeclaredLeads<Row extends object> = Readonly<Partial<Record<string, ResolvedColumn<Row>>>>;

const DEFAULT_WIDTHS: Readonly<Record<string, number>> = Object.fromEntries(
  [rowCheckboxCell, rowRadioCell, rowDragSortCell, rowExpandCell, rowNumberCell].map(({ type, defaultWidth }) => [
    type,
    defaultWidth,
  ]),
);

const LEADS = /^row-(checkbox|radio|number|expand|drag-sort)$/;

/** Separates declared lead columns from those of the rows' fields. */
export function splitLeads<Row extends object, Column extends ResolvedColumn<Row>>(
  columns: readonly Column[],
): [DeclaredLeads<Row>, Column[]] {
  const leads = columns.filter(({ type = '' }) => LEADS.test(type));
  return [
    Object.fromEntries(leads.map((column) => [column.type, column])),
    columns.filter((each) => !leads.includes(each)),
  ];
}

/** The grid's own column after the caller's: the actions of a row. */
export const actionColumn = <Row extends object>(layout: RowActionLayout<Row>, texts: Texts): ResolvedColumn<Row> => ({
  key: '$actions',
  title: texts.actions,
  type: 'row-actions',
  width: actionsWidth(layout, texts.moreActions),
  ...layout,
});

/**
 * The grid's own columns before the caller's: handle, selection, row number, expand mark.
 *
 * @param declared title, width and pin of those that the caller declares
 */
export function leadColumns<Row extends object>(
  selection: SelectionMode,
  rowNumber: boolean,
  dragSort: boolean,
  expand: ExpandSettings<Row> | undefined,
  statistics: boolean,
  texts: Texts,
  declared: DeclaredLeads<Row>,
): ResolvedColumn<Row>[] {
  const columns: ResolvedColumn<Row>[] = [];
  if (dragSort) columns.push({ key: '$order', title: texts.order, type: 'row-drag-sort' });
  if (selection)
    columns.push({
      key: '$selection',
      title: texts.selection,
      type: selection === 'radio' ? 'row-radio' : 'row-checkbox',
      ...(statistics ? { width: WITH_STATISTICS } : {}),
    });
  if (rowNumber) columns.push({ key: '$number', title: texts.rowNumber, type: 'row-number' });
  if (expand) {
    const { expandable } = expand;
    const column: ResolvedColumn<Row> = { key: '$expand', title: texts.expandColumn, type: 'row-expand' };
    columns.push(expandable ? { ...column, disabled: (row) => !expandable(row) } : column);
  }
  const labels = Math.max(...[texts.sum, texts.average].map(pixelsOf)) + FOOT_SIDES;
  return columns.map((own, at) => {
    const column = { ...own, ...declared[own.type!], key: own.key };
    // The heading of a checkbox column is a checkbox.
    const heading = own.type === 'row-checkbox' ? 0 : pixelsOf(column.title ?? '') + HEAD_SIDES;
    // The labels of the footer are below the first column.
    const least = Math.max(heading, statistics && at === 0 ? labels : 0);
    const isGiven = declared[own.type!]?.width !== undefined;
    return isGiven ? column : { ...column, width: Math.max(own.width ?? DEFAULT_WIDTHS[own.type!]!, least) };
  });
}

/** Approximate width of a text; Chinese characters are square. */
const pixelsOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character > '\u2e80' ? 14 : 8), 0);
