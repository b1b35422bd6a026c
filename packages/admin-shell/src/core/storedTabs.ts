import type { Tab, TabsState } from './tabs';
import { isOwnPath } from './resolveUrl';

/** Most tabs taken back after a reload. */
const RESTORED_LIMIT = 30;

/** What is kept of the tabs over a reload: where they lead and what they are called. */
export function storeTabs({ tabs, home }: TabsState): string {
  return JSON.stringify(tabs.filter(({ key }) => key !== home).map(({ key, title }) => ({ key, title })));
}

/**
 * Takes stored tabs back behind the home tab.
 *
 * @param stored text of `storeTabs`; anything else is passed over
 * @param isKnown whether a page still answers at a path, e.g. after a right was taken away
 */
export function restoreTabs(state: TabsState, stored: string | null, isKnown: (key: string) => boolean): TabsState {
  const open = new Set(state.tabs.map(({ key }) => key));
  const tabs = entries(stored).filter(({ key }) => !open.has(key) && isKnown(key));
  return { ...state, tabs: [...state.tabs, ...tabs.slice(-RESTORED_LIMIT)] };
}

function entries(stored: string | null): Tab[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.flatMap((entry: unknown) => {
      const { key, title } = (entry ?? {}) as Record<string, unknown>;
      const fits = typeof key === 'string' && typeof title === 'string' && isOwnPath(key);
      return fits ? [{ id: key, key, title, keepAlive: true, refreshes: 0, shown: 0 }] : [];
    });
  } catch {
    return [];
  }
}
