import { useSyncExternalStore } from 'react';
import type { SheetSync } from '../features/sync/createSheetSync';

/** Whether this user may write the shared page; always true without `sync`. */
export function useMayWrite<Row extends object>(sync: SheetSync<Row> | undefined): boolean {
  return useSyncExternalStore(sync?.subscribe ?? nothingToHear, () => sync?.state().mayWrite ?? true, always);
}

const nothingToHear = () => () => {};
const always = () => true;
