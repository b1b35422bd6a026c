import type { ResolvedColumn } from '../core/columns/ResolvedColumn';
import { actionsWidth, type RowActionLayout } from '../core/columns/RowAction';
import type { SelectionMode } from '../core/store/StoreSettings';
import type { ExpandSettings } from '../features/row-expand/RowExpand';
import type { Texts } from '../texts/zh-CN';

/** Pixels of the selection column if the footer's labels are below it (B§9). */
const WITH_STATISTICS = 60;

/** Columns by which the caller declares the grid's own ones, by type. */
export type DeclaredLeads<Row extends object> = Readonly<Partial<Record<string, ResolvedColumn<Row>>>>;

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
  width: actionsWidth(layout, texts.actions, texts.moreActions),
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
      ...(statistics && { width: WITH_STATISTICS }),
    });
  if (rowNumber) columns.push({ key: '$number', title: texts.rowNumber, type: 'row-number' });
  if (expand)
    columns.push({
      key: '$expand',
      title: texts.expandColumn,
      width: texts.expandWidth,
      type: 'row-expand',
      disabled: (row) => !(expand.expandable?.(row) ?? true),
    });
  return columns.map((column) => ({ ...column, ...declared[column.type!], key: column.key }));
}
