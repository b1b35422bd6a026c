import { lineKey } from '@gezi/ui';
import type { FormDocument, NodeKey } from '../../core/document/FormDocument';
import { selectable, selectableParent } from '../drag/containers';
import type { DesignerActions } from '../store/DesignerActions';
import type { DesignerStore } from '../store/DesignerStore';

/** A key press on the canvas, with the members that are used here. */
export interface CanvasKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly target?: EventTarget | null;
}

export interface CanvasKeyCalls {
  /** Picks the selected components up. */
  carry: () => void;
  /** Goes to the properties of the selected component. */
  edit: () => void;
  help: () => void;
}

/**
 * Handles a key on the canvas. Copy, cut and paste are separate browser events.
 *
 * @returns whether the key was handled
 */
export function canvasKey(
  event: CanvasKey,
  store: DesignerStore,
  actions: DesignerActions,
  { carry, edit, help }: CanvasKeyCalls,
): boolean {
  const { shiftKey, altKey } = event;
  const key = lineKey(event);
  if (event.ctrlKey || event.metaKey) {
    const { document, selection } = store;
    const beside = key === 'ArrowUp' || key === 'ArrowDown' ? stepTo(document, selection.primary, key) : undefined;
    if (key.toLowerCase() === 'a') actions.selectAll();
    else if (key.toLowerCase() === 'd') actions.duplicate();
    else if (beside !== undefined) store.visit(beside);
    else if (key === ' ' && selection.primary !== null) actions.toggle(selection.primary);
    else return false;
    return true;
  }
  if (altKey) {
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return false;
    actions.moveBy(key === 'ArrowUp' ? -1 : 1);
    return true;
  }
  const { document, selection } = store;
  const to = stepTo(document, selection.primary, key);
  if (to !== undefined) {
    if (shiftKey) store.extend(to);
    else store.select([to]);
    store.focus(to);
    return true;
  }
  switch (key) {
    case 'Delete':
    case 'Backspace':
      actions.remove();
      return true;
    case ' ':
      if (selection.primary !== null) carry();
      return true;
    case 'Enter':
      if (selection.primary === null) return true;
      if (!selection.keys.has(selection.primary)) store.select([selection.primary]);
      edit();
      return true;
    case 'Escape':
      actions.unselect();
      return true;
    case '?':
      help();
      return true;
    default:
      return false;
  }
}

/** The part that an arrow key selects; undefined if there is none. */
function stepTo(document: FormDocument, from: NodeKey | null, key: string): NodeKey | undefined {
  const all = selectable(document);
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (!key.startsWith('Arrow')) return undefined;
  if (from === null) return key === 'ArrowUp' ? all.at(-1) : all[0];
  const at = all.indexOf(from);
  if (key === 'ArrowLeft') return selectableParent(document, from) ?? undefined;
  if (key === 'ArrowRight') {
    const next = all[at + 1];
    return next !== undefined && selectableParent(document, next) === from ? next : undefined;
  }
  return all[key === 'ArrowUp' ? at - 1 : at + 1];
}
