import { MoreOutlined } from '@ant-design/icons';
import { lineKey } from '@gezi/ui';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { TabsState } from '../../core/tabs';
import { menuFocus } from '../layout/menuFocus';
import { useTexts } from '../../texts/useTexts';
import { TabLink } from './TabLink';
import type { TabActions } from './useTabs';

export interface TabsBarProps {
  tabs: TabsState;
  /** Key of the active tab; undefined if the current page has none. */
  active: string | undefined;
  actions: TabActions;
}

/**
 * Bar of opened pages. Arrow keys, Home and End move the focus, Delete closes a tab. Its menu opens by right click, by the
 * menu key, or for the active tab by the button at the end.
 */
export function TabsBar({ tabs, active, actions }: TabsBarProps) {
  const texts = useTexts();
  const line = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const link = line.current?.querySelector('[aria-current]');
    // Missing in some test environments.
    link?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [active]);

  function move(event: KeyboardEvent<HTMLAnchorElement>) {
    const links = [...(line.current?.querySelectorAll('a') ?? [])];
    const to = STEPS[lineKey(event)]?.(links.indexOf(event.currentTarget), links.length - 1);
    if (to === undefined) return;
    event.preventDefault();
    links[Math.min(Math.max(to, 0), links.length - 1)]?.focus();
  }

  const menuOf = (key: string): MenuProps => ({
    items: [
      { key: 'refresh', label: texts.refresh, onClick: () => actions.refresh(key) },
      { key: 'close', label: texts.close, onClick: () => actions.close(key) },
      { type: 'divider' },
      { key: 'closeLeft', label: texts.closeLeft, onClick: () => actions.closeLeft(key) },
      { key: 'closeRight', label: texts.closeRight, onClick: () => actions.closeRight(key) },
      { key: 'closeOthers', label: texts.closeOthers, onClick: () => actions.closeOthers(key) },
    ],
  });

  return (
    <nav className="gezi-tabs" aria-label={texts.openedPages}>
      <ul ref={line} className="gezi-tabs-line">
        {tabs.tabs.map((tab, index) => (
          <TabLink
            key={tab.key}
            tab={tab}
            isActive={tab.key === active}
            // Roving tab index: one tab stop for the bar.
            isStop={active === undefined ? index === 0 : tab.key === active}
            isHome={tab.key === tabs.home}
            menu={menuOf(tab.key)}
            onKeyDown={move}
            onClose={() => actions.close(tab.key)}
          />
        ))}
      </ul>
      {active !== undefined && (
        <Dropdown menu={menuOf(active)} trigger={['click']} placement="bottomRight" {...menuFocus}>
          <Button type="text" size="small" aria-label={texts.tabMenu} icon={<MoreOutlined />} />
        </Dropdown>
      )}
    </nav>
  );
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};
