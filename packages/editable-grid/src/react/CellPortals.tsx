import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { CellContents } from './CellContents';

const keys = new WeakMap<HTMLElement, string>();
let made = 0;

/** Renders the columns' React nodes into the drawn cells. */
export function CellPortals({ contents }: { contents: CellContents }) {
  const shown = useSyncExternalStore(contents.subscribe, contents.shown, contents.shown);
  return shown.map(([cell, node]) => createPortal(node, cell, keyOf(cell)));
}

function keyOf(cell: HTMLElement): string {
  let key = keys.get(cell);
  if (!key) {
    made += 1;
    key = String(made);
    keys.set(cell, key);
  }
  return key;
}
