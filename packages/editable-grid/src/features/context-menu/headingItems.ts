import { withHidden, withPin, withWidth } from '../../core/columns/columnState';
import type { GridMenuItem } from '../../react/Menu';
import { fitWidth } from '../columns/fitWidth';
import type { MenuContext } from './MenuContext';
import { menuItem } from './menuItem';
import type { OpenedMenu } from './MenuPlace';

export interface HeadingItems {
  sort: GridMenuItem[];
  filter: GridMenuItem[];
  pin: GridMenuItem[];
  width: GridMenuItem[];
  visibility: GridMenuItem[];
}

/** Sort, filter, pin, width and visibility of a column; the grid's own columns only have the ones of all columns. */
export function headingItems<Row extends object>(context: MenuContext<Row>, menu: OpenedMenu<Row>): HeadingItems {
  const placed = menu.site.view.painter.columns[menu.column]!;
  const own = placed.definition.control === 'lead';
  return {
    sort: own ? [] : sortItems(context, menu),
    filter: own ? [] : filterItems(context, menu),
    ...columnItems(context, menu, own),
  };
}

function sortItems<Row extends object>(
  { view, texts, ...context }: MenuContext<Row>,
  menu: OpenedMenu<Row>,
): GridMenuItem[] {
  const { column, definition } = menu.site.view.painter.columns[menu.column]!;
  const now = view.sorts.find((sort) => sort.column === column.key);
  const sortable = column.isOrder || (!context.sortsOnServer && definition.control !== 'content');
  const refusal = context.isTree ? texts.menuRefusals.tree : sortable ? undefined : texts.menuRefusals.unsortable;
  const items = (['asc', 'desc'] as const).map((order) =>
    menuItem(
      {
        key: `sort-${order}`,
        label: texts.menu.sort[order],
        checked: now?.order === order,
        onSelect: () => context.onSort([{ column: column.key, order }]),
      },
      refusal,
    ),
  );
  const unsort = () => context.onSort(view.sorts.filter((sort) => sort.column !== column.key));
  return now ? [...items, { key: 'unsort', label: texts.menu.unsort, onSelect: unsort }] : items;
}

function filterItems<Row extends object>(
  { view, texts, filtersOnServer, onFilter }: MenuContext<Row>,
  menu: OpenedMenu<Row>,
): GridMenuItem[] {
  const { column, definition } = menu.site.view.painter.columns[menu.column]!;
  const { [column.key]: now, ...others } = view.filters;
  const filterable = column.filter || (!filtersOnServer && definition.control !== 'content');
  const heading = () => menu.site.scroller.querySelector<HTMLElement>(`.gezi-th[aria-colindex="${menu.column + 1}"]`);
  const open = menuItem(
    {
      key: 'filter',
      label: texts.menu.filter,
      onSelect() {
        const anchor = heading();
        if (anchor) onFilter(column.key, anchor);
      },
    },
    filterable ? undefined : texts.menuRefusals.unsortable,
  );
  return now ? [open, { key: 'unfilter', label: texts.menu.unfilter, onSelect: () => view.filterBy(others) }] : [open];
}

function columnItems<Row extends object>(
  { view, texts }: MenuContext<Row>,
  { site, column: index }: OpenedMenu<Row>,
  own: boolean,
): Omit<HeadingItems, 'sort' | 'filter'> {
  const { changeColumns: change, columns: state } = view;
  if (!change) return { pin: [], width: [], visibility: [] };
  const { columns } = site.view.painter;
  const placed = columns[index]!;
  const { key } = placed.column;
  const { menu: labels, menuRefusals: refusals } = texts;
  const theirs = columns.filter(({ definition }) => definition.control !== 'lead');
  const hidden = state.hidden ?? [];
  const pin = (['start', 'end', 'none'] as const)
    .filter((side) => side !== (placed.pin ?? 'none'))
    .map((side) => ({
      key: `pin-${side}`,
      label: labels.pin[side],
      onSelect: () => change(withPin(state, key, side)),
    }));
  const fit = {
    key: 'fit',
    label: labels.fit,
    onSelect: () => change(withWidth(state, key, fitWidth(site, placed))),
  };
  const fitAll = {
    key: 'fitAll',
    label: labels.fitAll,
    onSelect: () => change(theirs.reduce((all, each) => withWidth(all, each.column.key, fitWidth(site, each)), state)),
  };
  const hide = menuItem(
    { key: 'hide', label: labels.hide, onSelect: () => change(withHidden(state, [key], true)) },
    theirs.length > 1 ? undefined : refusals.lastColumn,
  );
  const showAll = menuItem(
    { key: 'showAll', label: labels.showAll, onSelect: () => change(withHidden(state, hidden, false)) },
    hidden.length > 0 ? undefined : refusals.noneHidden,
  );
  return own
    ? { pin: [], width: [fitAll], visibility: [showAll] }
    : { pin, width: [fit, fitAll], visibility: [hide, showAll] };
}
