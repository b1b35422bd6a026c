import { useLayoutEffect, useRef, useState } from 'react';
import type { Schedule } from '../core/store/DirtyRows';
import { GridStore } from '../core/store/GridStore';
import type { StoreEvents } from '../core/store/StoreEvents';
import type { StoreSettings } from '../core/store/StoreSettings';

/** The store of one grid: loaded when `rows` is another array, configured when settings change. */
export function useGridStore<Row extends object>(
  rows: readonly Row[],
  rowKey: string,
  settings: StoreSettings<Row>,
  events: StoreEvents<Row>,
): GridStore<Row> {
  const [store] = useState(() => {
    const made = new GridStore<Row>(settings, inNextFrame, rowKey);
    made.load(rows);
    // Nothing is drawn yet, so there is nothing to redraw in the next frame.
    made.flush();
    return made;
  });
  const loaded = useRef({ rows, settings });

  useLayoutEffect(() => {
    store.report(events);
    const before = loaded.current;
    if (before.settings !== settings) store.configure(settings);
    // `rows={data ?? []}` makes a new empty array at every render.
    if (before.rows !== rows && (before.rows.length > 0 || rows.length > 0)) store.load(rows);
    loaded.current = { rows, settings };
    if (before.rows !== rows || before.settings !== settings) store.flush();
  });

  return store;
}

/** A server renders once and draws no frames. */
const inNextFrame: Schedule = (run) => void globalThis.requestAnimationFrame?.(run);
