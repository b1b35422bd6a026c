import { pasteSize, type ClipboardTexts } from '../../core/clipboard/pasteSize';
import { isOpenCell } from '../../core/clipboard/TargetGrid';
import { fromAbove } from '../../core/fill/fillSource';
import { HeldCells } from '../../dom/HeldCells';
import type { LazyCode } from '../../dom/lazyCode';
import type { GridMenuItem } from '../../react/Menu';
import { clipboardCode } from '../clipboard/clipboardCode';
import { requestFill } from '../fill/requestFill';
import { travel } from '../history/travel';
import { runOnRange } from '../range/runOnRange';
import { targetGrid } from '../targetGrid';
import type { MenuContext } from './MenuContext';
import { menuItem } from './menuItem';
import type { OpenedMenu } from './MenuPlace';

/** Cells that are searched for one that takes input. */
const MAX_SEARCHED = 400;

/** Undo and redo. */
export function historyItems<Row extends object>(context: MenuContext<Row>, { site }: OpenedMenu<Row>): GridMenuItem[] {
  const { texts, kit, readOnly, disabled } = context;
  if (readOnly || disabled) return [];
  const { done, undone } = kit.store.log;
  const { nothing } = texts.menuRefusals;
  return [
    menuItem(
      { key: 'undo', label: texts.undo, shortcut: 'Ctrl+Z', onSelect: () => travel(site, true) },
      done.length > 0 ? undefined : nothing,
    ),
    menuItem(
      { key: 'redo', label: texts.redo, shortcut: 'Ctrl+Y', onSelect: () => travel(site, false) },
      undone.length > 0 ? undefined : nothing,
    ),
  ];
}

/** Cut, copy and paste, fill down and clear. */
export function cellItems<Row extends object>(
  context: MenuContext<Row>,
  menu: OpenedMenu<Row>,
): { clipboard: GridMenuItem[]; contents: GridMenuItem[] } {
  const { texts, model } = context;
  const { calls } = model;
  const { site, box } = menu;
  const { menu: labels, menuRefusals: refusals } = texts;
  const locked = lockOf(context, menu);
  // Pages without https have no clipboard but by keys.
  const byKeys = (keys: string) => (isSecureContext ? undefined : refusals.keys(keys));

  // Lists without spreadsheet features have no range.
  const copy = () => {
    const cells = new HeldCells(site, box);
    calls.withCode(clipboardCode, async (actions) => {
      if (await actions.copyLater(site, cells, calls)) actions.announceCopied(box, calls);
    });
  };
  const onCells = <Code>(code: LazyCode<Code>, run: (loaded: Code, cells: HeldCells<Row>) => void) =>
    runOnRange(model, code, run, { box });
  const cut = () =>
    onCells(clipboardCode, async (actions, cells) => {
      if (await actions.copyLater(site, cells, calls)) actions.clearCut(site, cells, calls);
    });
  const clear = () => onCells(clipboardCode, (actions, { box: now }) => now && actions.clearRange(site, now, calls));

  const item = (key: 'cut' | 'copy' | 'paste' | 'clear', shortcut: string, run: () => void, reason?: string) =>
    menuItem({ key, label: labels[key], shortcut, onSelect: run }, reason);
  const copyItem = item('copy', 'Ctrl+C', copy, byKeys('Ctrl+C'));
  if (!model.site) return { clipboard: [copyItem], contents: [] };
  const clipboard = [
    item('cut', 'Ctrl+X', cut, locked ?? byKeys('Ctrl+X')),
    copyItem,
    item('paste', 'Ctrl+V', () => void pasteHere(context, menu), locked ?? byKeys('Ctrl+V')),
  ];
  const contents = [
    menuItem(
      {
        key: 'fillDown',
        label: labels.fillDown,
        shortcut: 'Ctrl+D',
        onSelect: () => requestFill(site, model, fromAbove(box), true),
      },
      locked ?? (box.bottom === 0 ? refusals.edge : undefined),
    ),
    item('clear', 'Delete', clear, locked),
  ];
  return { clipboard, contents };
}

async function pasteHere<Row extends object>({ model, texts }: MenuContext<Row>, { site, box }: OpenedMenu<Row>) {
  const { calls } = model;
  try {
    // Read within the press, before any code is loaded: browsers ask the user once.
    const clipboard = await readSystemClipboard();
    const area = { box, rows: pasteSize(clipboard).rows };
    runOnRange(model, clipboardCode, (actions, cells) => actions.pasteInto(site, model, cells, clipboard, calls), area);
  } catch {
    calls.notify('warning', texts.pasteRefused);
  }
}

async function readSystemClipboard(): Promise<ClipboardTexts> {
  const [first] = await navigator.clipboard.read();
  const read = async (type: string) => (first?.types.includes(type) ? (await first.getType(type)).text() : '');
  return { text: await read('text/plain'), html: await read('text/html') };
}

/** Why the selected cells cannot be changed; `undefined` if one of them can. */
function lockOf<Row extends object>(
  { texts, readOnly, disabled }: MenuContext<Row>,
  { site, box }: OpenedMenu<Row>,
): string | undefined {
  if (readOnly) return texts.menuRefusals.readOnly;
  if (disabled) return texts.menuRefusals.disabled;
  const grid = targetGrid(site, false);
  let searched = 0;
  for (let index = box.top; index <= box.bottom; index += 1) {
    const row = grid.rowAt(index);
    for (let place = box.left; row && place <= box.right; place += 1) {
      const column = grid.columns[place];
      searched += 1;
      if (searched > MAX_SEARCHED || (column && isOpenCell(grid, row, column))) return undefined;
    }
  }
  return texts.menuRefusals.disabled;
}
