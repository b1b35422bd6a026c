import { isVacantId } from '../../core/rowId';
import { Menu, type GridMenuItem } from '../../react/Menu';
import { useSheetTexts } from '../../texts/sheet/sheetTexts';
import { rangeModelOf } from '../range/rangeModelOf';
import type { SheetLink } from '../range/SheetLink';
import { cellItems, historyItems } from './cellItems';
import { headingItems } from './headingItems';
import type { MenuContext } from './MenuContext';
import { inGroups } from './menuItem';
import type { ChangeMenu, OpenedMenu } from './MenuPlace';
import { rowItems, rowsOf } from './rowItems';

export interface ContextMenuListProps<Row extends object> extends Omit<MenuContext<Row>, 'texts' | 'model'> {
  link: SheetLink<Row>;
  opened: OpenedMenu<Row>;
  /** Entries as the application wants them. */
  change: ChangeMenu<Row> | undefined;
  onClose: () => void;
}

/** An open context menu. */
export function ContextMenuList<Row extends object>(props: ContextMenuListProps<Row>) {
  const { opened, change, onClose, link, ...given } = props;
  const texts = useSheetTexts();
  const { area, site, box, rowId, column, at } = opened;
  const context = { ...given, texts, model: rangeModelOf(link) };
  const rows = area === 'heading' ? [] : rowsOf(opened);
  const own = itemsOf(context, opened, rows);
  const columns = site.view.painter.columns.slice(box.left, box.right + 1).map((placed) => placed.column.key);
  const items = change ? change(own, { area, rows, columns }) : own;
  if (items.length === 0) return null;

  function close() {
    onClose();
    // The editor that had the focus may be gone.
    const lost = document.activeElement === document.body || !document.activeElement;
    if (lost && rowId !== undefined) site.controller.focusCell(rowId, site.view.painter.columns[column]!.column.key);
  }

  return <Menu label={labelOf(context, opened)} items={items} at={at} onClose={close} />;
}

function itemsOf<Row extends object>(
  context: MenuContext<Row>,
  opened: OpenedMenu<Row>,
  rows: readonly Row[],
): GridMenuItem[] {
  if (opened.area === 'heading') {
    const { sort, filter, pin, width, visibility } = headingItems(context, opened);
    return inGroups(sort, filter, pin, width, visibility);
  }
  const { clipboard, contents } = cellItems(context, opened);
  const { add, move, remove } = rowItems(context, rows);
  return inGroups(historyItems(context, opened), clipboard, contents, furtherItems(context, opened), add, move, remove);
}

function furtherItems<Row extends object>(
  { kit }: MenuContext<Row>,
  { area, site, rowId, column }: OpenedMenu<Row>,
): GridMenuItem[] {
  const placed = site.view.painter.columns[column];
  if (area !== 'cells' || rowId === undefined || isVacantId(rowId) || !placed) return [];
  return [...kit.menus].flatMap((itemsOf) => itemsOf({ rowId, column: placed.column.key }));
}

function labelOf<Row extends object>(
  { texts }: MenuContext<Row>,
  { area, site, box, column }: OpenedMenu<Row>,
): string {
  if (area === 'cells') return texts.menu.cells;
  if (area === 'rows') return texts.rowMenu(box.top + site.view.options.firstNumber);
  const placed = site.view.painter.columns[column]!;
  return texts.menu.heading(placed.column.title ?? placed.column.key);
}
