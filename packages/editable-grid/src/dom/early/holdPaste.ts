import type { RowId } from '../../core/rowId';
import type { InUse } from '../CellUse';
import { changesSince } from '../changesSince';
import type { GridSite } from '../GridFeature';
import { isCaretPaste } from '../isCaretKey';
import type { EarlyEvents } from './EarlyEvents';

const TEXT_TYPES = ['text/plain', 'text/html'];

/**
 * Holds a paste into cells. It is dropped when the grid changes: it would overwrite what was typed. If loading fails, it
 * is also dropped when another cell is selected.
 */
export function holdPaste<Row extends object>({ scroller, controller, view, store }: GridSite<Row>): EarlyEvents {
  let held: { rowId: RowId; column: string; clipboardData: DataTransfer; hasChanged: () => boolean } | undefined;
  let hasFailed = false;
  let isDropped = false;

  const keyOf = ({ column }: InUse) => view.painter.columns[column]!.column.key;

  /** Without the code, the browser would write a table into the input of one cell. */
  function onPaste(event: ClipboardEvent) {
    const { clipboardData: data } = event;
    const { current } = controller;
    if (!data || !current || view.options.readOnly) return;
    if (isCaretPaste(current, data.getData('text/plain'))) return;
    event.preventDefault();
    // The clipboard can only be read during its event.
    const clipboardData = new DataTransfer();
    for (const type of TEXT_TYPES) clipboardData.setData(type, data.getData(type));
    isDropped = false;
    held = {
      rowId: current.rowId,
      column: keyOf(current),
      clipboardData,
      hasChanged: changesSince({ store, controller }),
    };
  }

  scroller.addEventListener('paste', onPaste);
  return {
    fail: () => (hasFailed = true),
    used() {
      const { current } = controller;
      if (!hasFailed || !held || !current) return;
      if (current.rowId === held.rowId && keyOf(current) === held.column) return;
      // The paste would surprise a user who went on elsewhere.
      held = undefined;
      isDropped = true;
    },
    repeat() {
      if (!held) return !isDropped;
      if (held.hasChanged()) return false;
      const { rowId, column, clipboardData } = held;
      // Another cell may be active by now, and the button that loads again has taken the focus.
      if (!controller.focusCell(rowId, column)) return false;
      const event = { bubbles: true, cancelable: true, clipboardData };
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', event));
      return true;
    },
    stop: () => scroller.removeEventListener('paste', onPaste),
  };
}
