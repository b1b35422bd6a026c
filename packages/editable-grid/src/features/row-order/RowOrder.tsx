import { useState } from 'react';
import type { RowId } from '../../core/rowId';
import type { GridKit } from '../../react/GridKit';
import { Menu, type MenuItem } from '../../react/Menu';
import { useFeature } from '../../react/useFeature';
import { useSheetTexts } from '../../texts/sheet/sheetTexts';
import { useTexts } from '../../texts/useTexts';
import { rowMenuFeature } from './rowMenuFeature';
import { rowOrderFeature, type OrderContext } from './rowOrderFeature';

export interface RowOrderProps<Row extends object> {
  kit: GridKit<Row>;
  /** The rows are sorted or filtered. */
  sorted: boolean;
  /** Rows have a menu. */
  menu: boolean;
  excluded: readonly string[] | undefined;
}

interface OpenMenu {
  rowId: RowId;
  at: HTMLElement | { x: number; y: number };
}

/** Rows put in order by hand, and the menu of a row. */
export function RowOrder<Row extends object>({ kit, sorted, menu, excluded = [] }: RowOrderProps<Row>) {
  const texts = useSheetTexts();
  const { remove } = useTexts();
  const [open, setOpen] = useState<OpenMenu>();
  const refusal = sorted ? texts.noOrderWhileSorted : undefined;
  const context: OrderContext = {
    texts,
    refusal,
    announce: kit.announce,
    refuse: (text) => kit.feedback.notify('warning', text),
    move: (rowId, step) => kit.actions.move(rowId, step),
    openMenu(rowId, at) {
      if (menu) setOpen({ rowId, at });
    },
  };
  useFeature(kit, rowOrderFeature<Row>, context);
  useFeature(kit, rowMenuFeature<Row>, context, menu);

  if (!open) return null;
  const { rowId, at } = open;
  const index = kit.store.indexOf(rowId);
  const row = kit.store.ledger.find(rowId);
  if (!row) return null;
  const fixed = sorted || kit.store.isDisabled(row);

  function move(step: 1 | -1) {
    const moved = kit.actions.move(rowId, step);
    if (moved) kit.announce(texts.rowDropped(kit.store.indexOf(rowId) + 1));
  }

  const items: (MenuItem | false)[] = [
    { key: 'up', label: texts.moveUp, disabled: fixed || index === 0, onSelect: () => move(-1) },
    { key: 'down', label: texts.moveDown, disabled: fixed || index === kit.store.size - 1, onSelect: () => move(1) },
    !excluded.includes('add') && {
      key: 'insert',
      label: texts.insertBelow,
      apart: true,
      onSelect: () => kit.actions.insertBelow(rowId),
    },
    !excluded.includes('batch_delete') && {
      key: 'remove',
      label: remove,
      danger: true,
      apart: true,
      disabled: kit.store.isDisabled(row),
      onSelect: () => kit.actions.remove([rowId]),
    },
  ];

  return (
    <Menu
      key={rowId}
      label={texts.rowMenu(index + (kit.parts.current?.view.options.firstNumber ?? 1))}
      items={items.filter((item) => item !== false)}
      at={at}
      onClose={() => setOpen(undefined)}
    />
  );
}
