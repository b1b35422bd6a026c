import type { Outcome } from './Outcome';

/** A tab with an opened page. */
export interface Tab {
  /** Id of the page; stays the same when the tab gets another key. */
  id: string;
  /** Path with query; the same path with another query is another tab. */
  key: string;
  title: string;
  /** Whether the page keeps its state while the tab is inactive. */
  keepAlive: boolean;
  /** State of the navigation. */
  state?: unknown;
  /** Description of unsaved input; absent without. */
  unsaved?: string | undefined;
  /** Incremented by every refresh, which remounts the page. */
  refreshes: number;
  /** Sequence number of the last activation; 0 for a tab that was never active. */
  shown: number;
}

/** A page to open. */
export type OpenedPage = Omit<Tab, 'id' | 'refreshes' | 'shown' | 'unsaved'>;

/** Maximum number of inactive pages that keep their state. */
export const MAX_SLEEPING_PAGES = 12;

export interface TabsState {
  /** Key of the fixed first tab; undefined if the user has no home page. */
  home?: string | undefined;
  tabs: readonly Tab[];
  active: string;
}

export type TabRefusal = 'home-fixed' | 'last-tab';

/** Tabs with the home page only, if there is one. */
export function initialTabs(home?: { key: string; title: string }): TabsState {
  if (!home) return { tabs: [], active: '' };
  return {
    home: home.key,
    tabs: [{ ...home, id: home.key, keepAlive: true, refreshes: 0, shown: 0 }],
    active: home.key,
  };
}

/** Opens a page, or activates its tab and updates title and state. */
export function openTab(state: TabsState, page: OpenedPage): TabsState {
  const known = state.tabs.find(({ key }) => key === page.key);
  const shown = 1 + Math.max(0, ...state.tabs.map((tab) => tab.shown));
  if (!known) {
    const tab = { ...page, id: `${page.key} ${shown}`, refreshes: 0, shown };
    return { ...state, tabs: [...state.tabs, tab], active: page.key };
  }
  if (state.active === page.key && known.shown > 0 && known.state === page.state) return state;
  const { keepAlive } = page;
  return { ...update(state, page.key, { keepAlive, state: page.state, shown }), active: page.key };
}

/**
 * Updates the tab of the active page when it changes its own address, e.g. to the next page of a list: the tab stays in
 * place with the new key. Another tab with that key closes. Home is fixed; a different path opens a tab.
 */
export function moveTab(state: TabsState, page: OpenedPage): TabsState {
  const { key, keepAlive } = page;
  const from = state.tabs.find((tab) => tab.key === state.active);
  if (!from || from.key === key || from.key === state.home || pathOf(from.key) !== pathOf(key)) {
    return openTab(state, page);
  }
  const tabs = state.tabs.filter((tab) => tab.key !== key);
  const moved = { ...from, key, keepAlive, state: page.state };
  return { ...state, tabs: tabs.map((tab) => (tab === from ? moved : tab)), active: key };
}

/** Opens a page in place of the active one, for a layout without tabs. */
export function replaceTab(state: TabsState, page: OpenedPage): TabsState {
  const { active: from, home } = state;
  const opened = openTab(state, page);
  if (from === home || opened.tabs.length === state.tabs.length) return opened;
  return { ...opened, tabs: opened.tabs.filter(({ key }) => key !== from) };
}

/** Tabs whose pages stay mounted: the active one, the latest ones that keep their state, and all with unsaved input. */
export function mountedTabs({ tabs, active }: TabsState, limit: number = MAX_SLEEPING_PAGES): Tab[] {
  const left = tabs.filter((tab) => tab.key !== active && tab.keepAlive && tab.shown > 0);
  const latest = new Set(
    left
      .toSorted((a, b) => b.shown - a.shown)
      .slice(0, limit)
      .map(({ key }) => key),
  );
  return tabs.filter((tab) => tab.key === active || latest.has(tab.key) || (left.includes(tab) && tab.unsaved));
}

/** Closes a tab. After the active tab, its right neighbour or else the last tab becomes active. */
export function closeTab(state: TabsState, key: string): Outcome<TabsState, TabRefusal> {
  if (key === state.home) return { ok: false, reason: 'home-fixed' };
  if (state.tabs.length <= 1) return { ok: false, reason: 'last-tab' };
  const index = state.tabs.findIndex((tab) => tab.key === key);
  if (index < 0) return { ok: true, value: state };
  const tabs = state.tabs.toSpliced(index, 1);
  const active = state.active === key ? tabs[Math.min(index, tabs.length - 1)]!.key : state.active;
  return { ok: true, value: { ...state, tabs, active } };
}

/** Closes all tabs except home and `key`. */
export function closeOthers(state: TabsState, key: string): TabsState {
  return keep(state, key, (tab) => tab.key === key);
}

/** Closes the tabs to the left of `key`, except home. */
export function closeLeft(state: TabsState, key: string): TabsState {
  const at = indexOf(state, key);
  return keep(state, key, (_, index) => index >= at);
}

/** Closes the tabs to the right of `key`. */
export function closeRight(state: TabsState, key: string): TabsState {
  const at = indexOf(state, key);
  return keep(state, key, (_, index) => index <= at);
}

/** Closes tabs without a route, e.g. after a permission was revoked. */
export function pruneTabs(state: TabsState, isKnown: (key: string) => boolean): TabsState {
  const tabs = state.tabs.filter(({ key }) => isKnown(key));
  if (tabs.length === state.tabs.length) return state;
  const { home, active } = state;
  const left = { ...state, tabs, active: tabs.some(({ key }) => key === active) ? active : (tabs.at(-1)?.key ?? '') };
  return home !== undefined && isKnown(home) ? left : { ...left, home: undefined };
}

/** Remounts the page of a tab. */
export function refreshTab(state: TabsState, key: string): TabsState {
  const tab = state.tabs.find((one) => one.key === key);
  return tab ? update(state, key, { refreshes: tab.refreshes + 1, unsaved: undefined }) : state;
}

/** Sets the unsaved input of a tab. @param unsaved description; undefined for none */
export function markTab(state: TabsState, key: string, unsaved: string | undefined): TabsState {
  const tab = state.tabs.find((one) => one.key === key);
  return tab && tab.unsaved !== unsaved ? update(state, key, { unsaved }) : state;
}

/** Tabs whose unsaved input a step would discard. */
export function unsavedTabs(before: TabsState, after: TabsState): Tab[] {
  const left = new Map(after.tabs.map((tab) => [tab.id, tab.refreshes]));
  return before.tabs.filter(({ id, refreshes, unsaved }) => unsaved && left.get(id) !== refreshes);
}

/**
 * Updates the titles of tabs whose route has another title, e.g. in another language. A title that a page has set stays.
 *
 * @param before title of the route of a key so far
 * @param after title of that route now
 */
export function renameTabs(
  state: TabsState,
  before: (key: string) => string | undefined,
  after: (key: string) => string | undefined,
): TabsState {
  return state.tabs.reduce((now, { key, title }) => {
    const renamed = after(key);
    return renamed !== undefined && title === before(key) ? retitleTab(now, key, renamed) : now;
  }, state);
}

export function retitleTab(state: TabsState, key: string, title: string): TabsState {
  const tab = state.tabs.find((one) => one.key === key);
  return tab && tab.title !== title ? update(state, key, { title }) : state;
}

const pathOf = (key: string) => key.split(/[?#]/, 1)[0];
const indexOf = (state: TabsState, key: string) => state.tabs.findIndex((tab) => tab.key === key);

function keep(state: TabsState, key: string, wanted: (tab: Tab, index: number) => boolean): TabsState {
  if (indexOf(state, key) < 0) return state;
  const tabs = state.tabs.filter((tab, index) => tab.key === state.home || wanted(tab, index));
  const active = tabs.some((tab) => tab.key === state.active) ? state.active : key;
  return { ...state, tabs, active };
}

function update(state: TabsState, key: string, change: Partial<Tab>): TabsState {
  return { ...state, tabs: state.tabs.map((tab) => (tab.key === key ? { ...tab, ...change } : tab)) };
}
