import { useState } from 'react';
import type { RowAction } from '../../core/columns/RowAction';
import type { GridKit } from '../../react/GridKit';
import { Menu } from '../../react/Menu';
import { useFeature } from '../../react/useFeature';
import { useTexts } from '../../texts/useTexts';
import { rowActionsFeature, type RowActionsContext } from './rowActionsFeature';

interface OpenMenu<Row> {
  actions: readonly RowAction<Row>[];
  row: Row;
  at: HTMLElement;
}

/** Does what the buttons of a row ask for, and shows the menu of those that have no room. */
export function RowActionMenu<Row extends object>({ kit }: { kit: GridKit<Row> }) {
  const texts = useTexts();
  const [open, setOpen] = useState<OpenMenu<Row>>();

  async function run({ confirm, label, onClick }: RowAction<Row>, row: Row) {
    if (!confirm || (await kit.feedback.confirm(label, confirm))) onClick(row);
  }

  useFeature<Row, RowActionsContext<Row>>(kit, rowActionsFeature<Row>, {
    run: (action, row) => void run(action, row),
    openMenu: (actions, row, at) => setOpen({ actions, row, at }),
  });

  if (!open) return null;
  const { actions, row, at } = open;
  const items = actions
    .filter(({ hidden }) => !hidden?.(row))
    .map((action) => ({
      key: action.key,
      label: action.label,
      danger: action.danger ?? false,
      disabled: action.disabled?.(row) ?? false,
      onSelect: () => void run(action, row),
    }));
  return <Menu label={texts.moreActions} items={items} at={at} onClose={() => setOpen(undefined)} />;
}
