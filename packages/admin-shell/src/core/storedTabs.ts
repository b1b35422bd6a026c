import type { Tab, TabsState } from './tabs';
import { isOwnPath } from './resolveUrl';

/** Maximum number of tabs restored after a reload. */
const RESTORED_LIMIT = 30;

/** Serialises paths and titles of the tabs for the next reload. */
export function storeTabs({ tabs, home }: TabsState): string {
  return JSON.stringify(tabs.filter(({ key }) => key !== home).map(({ key, title }) => ({ key, title })));
}

/**
 * Restores stored tabs after the home tab.
 *
 * @param stored text of `storeTabs`; other text is ignored
 * @param isKnown whether a path has a route
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
