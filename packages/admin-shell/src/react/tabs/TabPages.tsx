import { Activity } from 'react';
import { keptTabs, type TabsState } from '../../core/tabs';
import { TabPage } from './TabPage';
import type { TabActions } from './useTabs';

export interface TabPagesProps {
  tabs: TabsState;
  actions: TabActions;
  /** Key of the tab in front; undefined when the page in front has none. */
  active: string | undefined;
}

/** The pages of the tabs: one in front, the others asleep with all they hold. */
export function TabPages({ tabs, actions, active }: TabPagesProps) {
  return keptTabs({ ...tabs, active: active ?? '' }).map((tab) => (
    <Activity key={`${tab.id} ${tab.refreshes}`} mode={tab.key === active ? 'visible' : 'hidden'}>
      <TabPage
        tabKey={tab.key}
        state={tab.state}
        isKept={tab.keepAlive}
        isActive={tab.key === active}
        actions={actions}
      />
    </Activity>
  ));
}
