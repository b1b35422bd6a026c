import { useSyncExternalStore } from 'react';
import type { SheetSync } from '../features/sync/createSheetSync';

/** Whether the page that a grid shares takes changes of this user; a grid that shares none is its owner's alone. */
export function useMayWrite<Row extends object>(sync: SheetSync<Row> | undefined): boolean {
  return useSyncExternalStore(sync?.subscribe ?? nothingToHear, () => sync?.state().mayWrite ?? true, always);
}

const nothingToHear = () => () => {};
const always = () => true;
