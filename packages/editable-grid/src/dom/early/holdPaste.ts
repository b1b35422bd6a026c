import { pasteSize } from '../../core/clipboard/pasteSize';
import type { GridSite } from '../GridFeature';
import { HeldCells } from '../HeldCells';
import { isCaretPaste } from '../isCaretKey';
import type { EarlyEvents } from './EarlyEvents';

const TEXT_TYPES = ['text/plain', 'text/html'];

interface HeldPaste<Row extends object> {
  cells: HeldCells<Row>;
  clipboardData: DataTransfer;
  size: ReturnType<typeof pasteSize>;
}

/**
 * Holds a paste into cells. It is dropped when one of the cells changes: it would overwrite what was typed. If loading
 * fails, it is also dropped when another cell is selected.
 */
export function holdPaste<Row extends object>(site: GridSite<Row>): EarlyEvents {
  const { scroller, controller, view } = site;
  let held: HeldPaste<Row> | undefined;
  let hasFailed = false;
  let isDropped = false;

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
    const size = pasteSize({ text: data.getData('text/plain'), html: data.getData('text/html') });
    const { column, slot } = current;
    const cell = { top: slot.index, bottom: slot.index, left: column, right: column };
    held = { cells: new HeldCells(site, cell, size.rows), clipboardData, size };
  }

  scroller.addEventListener('paste', onPaste);
  return {
    fail: () => (hasFailed = true),
    used() {
      const { current } = controller;
      if (!hasFailed || !held || !current) return;
      const { box } = held.cells;
      // A cell that is gone is noticed when the paste is repeated.
      if (!box || (current.slot.index === box.top && current.column === box.left)) return;
      // The paste would surprise a user who went on elsewhere.
      held = undefined;
      isDropped = true;
    },
    repeat() {
      if (!held) return isDropped ? 'selection' : undefined;
      const { cells, clipboardData, size } = held;
      const { box } = cells;
      if (!box) return 'cells';
      const { top, left } = box;
      if (cells.hasChanged({ top, left, bottom: top + size.rows - 1, right: left + size.columns - 1 })) return 'cells';
      // Another cell may be active by now, and the button that loads again has taken the focus.
      if (!controller.focusAt(top, left)) return 'cells';
      const event = { bubbles: true, cancelable: true, clipboardData };
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', event));
      return undefined;
    },
    stop: () => scroller.removeEventListener('paste', onPaste),
  };
}
