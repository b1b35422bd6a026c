import type { GridKit } from '../../react/GridKit';
import { useFeature } from '../../react/useFeature';
import { useSheetTexts } from '../../texts/sheet/sheetTexts';
import { moveKeysFeature } from './moveKeysFeature';
import { rowOrderFeature, type OrderContext } from './rowOrderFeature';

export interface RowOrderProps<Row extends object> {
  kit: GridKit<Row>;
  /** The rows are sorted or filtered. */
  sorted: boolean;
}

/** Rows put in order by hand. */
export function RowOrder<Row extends object>({ kit, sorted }: RowOrderProps<Row>) {
  const texts = useSheetTexts();
  const context: OrderContext = {
    texts,
    refusal: sorted ? texts.noOrderWhileSorted : undefined,
    announce: kit.announce,
    refuse: (text) => kit.feedback.notify('warning', text),
    move: (rowId, step) => kit.actions.move(rowId, step),
    // The grid's context menu has the actions of the row.
    openMenu: (handle) => handle.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
  };
  useFeature(kit, rowOrderFeature<Row>, context);
  useFeature(kit, moveKeysFeature<Row>, context, true, 'rows');
  return null;
}
