import { isArranged } from '../../react/useSheetView';
import { temporaryId, type RowId } from '../../core/rowId';
import type { GridMenuItem } from '../../react/Menu';
import type { MenuContext } from './MenuContext';
import { menuItem } from './menuItem';
import type { OpenedMenu } from './MenuPlace';

/** The selected rows of a menu, in their visible order. */
export function rowsOf<Row extends object>({ site, box }: OpenedMenu<Row>): Row[] {
  const rows: Row[] = [];
  for (let index = box.top; index <= box.bottom; index += 1) {
    const row = site.store.rowAt(index);
    if (row) rows.push(row);
  }
  return rows;
}

/** Insert above and below, duplicate, move and remove. */
export function rowItems<Row extends object>(
  context: MenuContext<Row>,
  rows: readonly Row[],
): { add: GridMenuItem[]; move: GridMenuItem[]; remove: GridMenuItem[] } {
  const { kit, texts, readOnly, changesRows, movesRows } = context;
  const { store, actions } = kit;
  const ids = rows.map((row) => store.ledger.idOf(row));
  const [first] = ids;
  const last = ids.at(-1);
  if (!first || !last || (!changesRows && !movesRows)) return { add: [], move: [], remove: [] };
  const { menu: labels, menuRefusals: refusals } = texts;
  const count = ids.length;
  const fixed = refusalOf(context);
  const noAdding = fixed ?? (context.excluded.includes('add') ? refusals.noPermission : undefined);
  const locked = rows.every((row) => store.isDisabled(row)) ? refusals.disabled : undefined;

  const place = (id: RowId) => store.ledger.indexOf(id);
  const add = [
    {
      key: 'insertAbove',
      label: labels.insertAbove(count),
      onSelect: () => actions.insertAt(place(first), store.blankRows(count)),
    },
    {
      key: 'insertBelow',
      label: labels.insertBelow(count),
      onSelect: () => actions.insertAt(place(last) + 1, store.blankRows(count)),
    },
    {
      key: 'duplicate',
      label: labels.duplicate(count),
      onSelect: () => actions.insertAt(place(last) + 1, copiesOf(rows, store.ledger.rowKey)),
    },
  ].map((item) => menuItem(item, noAdding));
  const remove = menuItem(
    {
      key: 'remove',
      label: labels.remove(count),
      danger: true,
      onSelect: () => actions.remove(ids.filter((_, nth) => !store.isDisabled(rows[nth]!))),
    },
    fixed ?? (context.excluded.includes('batch_delete') ? refusals.noPermission : locked),
  );
  return {
    add: changesRows ? add : [],
    move: movesRows && !readOnly && count === 1 ? moveItems(context, first, locked) : [],
    remove: changesRows ? [remove] : [],
  };
}

function moveItems<Row extends object>(
  { kit, texts, view }: MenuContext<Row>,
  rowId: RowId,
  locked: string | undefined,
): GridMenuItem[] {
  const { store } = kit;
  const { menuRefusals: refusals } = texts;
  const sorted = isArranged(view) ? refusals.sorted : undefined;
  const index = store.indexOf(rowId);
  const item = (key: string, label: string, step: 1 | -1, edge: number) =>
    menuItem(
      {
        key,
        label,
        shortcut: `Alt+Shift+${step < 0 ? '↑' : '↓'}`,
        onSelect() {
          if (kit.actions.move(rowId, step)) kit.announce(texts.rowDropped(store.indexOf(rowId) + 1));
        },
      },
      sorted ?? locked ?? (index === edge ? refusals.edge : undefined),
    );
  return [item('moveUp', texts.moveUp, -1, 0), item('moveDown', texts.moveDown, 1, store.size - 1)];
}

/** Why no rows can be added or removed at all. */
function refusalOf<Row extends object>({ readOnly, disabled, isTree, texts }: MenuContext<Row>): string | undefined {
  const { menuRefusals: refusals } = texts;
  if (readOnly) return refusals.readOnly;
  if (disabled) return refusals.disabled;
  return isTree ? refusals.tree : undefined;
}

/** New rows with the values of the given ones. */
const copiesOf = <Row extends object>(rows: readonly Row[], rowKey: string): Row[] =>
  rows.map((row) => ({ ...row, [rowKey]: temporaryId() }));
