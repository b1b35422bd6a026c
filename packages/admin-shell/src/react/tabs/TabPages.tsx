import { Activity } from 'react';
import { MAX_SLEEPING_PAGES, mountedTabs, type TabsState } from '../../core/tabs';
import { TabPage } from './TabPage';
import type { TabActions } from './useTabs';

export interface TabPagesProps {
  tabs: TabsState;
  actions: TabActions;
  /** Key of the active tab; undefined if the current page has none. */
  active: string | undefined;
  /** Whether one page is open at a time; others stay only with unsaved input. */
  isSingle: boolean;
  /** Keeps the focus when the page changes; must be constant. */
  keepFocus: () => void;
}

/**
 * The pages of the tabs: one active, the others mounted but inactive. The active page stays mounted when the window becomes
 * too narrow for tabs.
 */
export function TabPages({ tabs, actions, active, isSingle, keepFocus }: TabPagesProps) {
  return mountedTabs({ ...tabs, active: active ?? '' }, isSingle ? 0 : MAX_SLEEPING_PAGES).map((tab) => (
    <Activity key={`${tab.id} ${tab.refreshes}`} mode={tab.key === active ? 'visible' : 'hidden'}>
      <TabPage
        tabKey={tab.key}
        state={tab.state}
        isKept={tab.keepAlive}
        isActive={tab.key === active}
        isSingle={isSingle}
        actions={actions}
        keepFocus={keepFocus}
      />
    </Activity>
  ));
}
