import { Activity } from 'react';
import { KEPT_LIMIT, keptTabs, type TabsState } from '../../core/tabs';
import { TabPage } from './TabPage';
import type { TabActions } from './useTabs';

export interface TabPagesProps {
  tabs: TabsState;
  actions: TabActions;
  /** Key of the tab in front; undefined when the page in front has none. */
  active: string | undefined;
  /** One page at a time, as without tabs: only what is not saved is kept beside it. */
  isSingle: boolean;
}

/**
 * The pages of the tabs: one in front, the others asleep with all they hold. The one in front stays the same page when
 * a window becomes too narrow for tabs, e.g. as a phone is turned.
 */
export function TabPages({ tabs, actions, active, isSingle }: TabPagesProps) {
  return keptTabs({ ...tabs, active: active ?? '' }, isSingle ? 0 : KEPT_LIMIT).map((tab) => (
    <Activity key={`${tab.id} ${tab.refreshes}`} mode={tab.key === active ? 'visible' : 'hidden'}>
      <TabPage
        tabKey={tab.key}
        state={tab.state}
        isKept={tab.keepAlive}
        isActive={tab.key === active}
        isSingle={isSingle}
        actions={actions}
      />
    </Activity>
  ));
}
