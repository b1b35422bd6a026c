import { CloseOutlined, HomeOutlined } from '@ant-design/icons';
import { Dropdown, type MenuProps } from 'antd';
import type { KeyboardEvent, MouseEvent } from 'react';
import { Link } from 'react-router';
import type { Tab } from '../../core/tabs';
import { menuFocus } from '../layout/menuFocus';
import { useTexts } from '../../texts/useTexts';

export interface TabLinkProps {
  tab: Tab;
  isActive: boolean;
  isStop: boolean;
  isHome: boolean;
  menu: MenuProps;
  /** Called for keys on the link, except the one that closes the tab. */
  onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => void;
  onClose: () => void;
}

/** A tab: link to its page, and a close button except for home. */
export function TabLink({ tab, isActive, isStop, isHome, menu, onKeyDown, onClose }: TabLinkProps) {
  const texts = useTexts();

  function pressKey(event: KeyboardEvent<HTMLAnchorElement>) {
    if (event.key !== 'Delete') return onKeyDown(event);
    event.preventDefault();
    onClose();
  }

  function onAuxClick(event: MouseEvent) {
    // The middle button closes a tab, as in browsers.
    if (event.button !== 1) return;
    event.preventDefault();
    onClose();
  }

  return (
    <Dropdown menu={menu} trigger={['contextMenu']} {...menuFocus}>
      <li className={`gezi-tab${isActive ? ' gezi-tab-active' : ''}`}>
        <Link
          to={tab.key}
          state={tab.state}
          tabIndex={isStop ? 0 : -1}
          aria-current={isActive ? 'page' : undefined}
          title={tab.title}
          onKeyDown={pressKey}
          onAuxClick={onAuxClick}
        >
          {isHome && <HomeOutlined aria-hidden="true" />}
          <span className="gezi-tab-title">{tab.title}</span>
        </Link>
        {!isHome && (
          <button
            type="button"
            className="gezi-tab-close"
            tabIndex={-1}
            aria-label={texts.closePage(tab.title)}
            onClick={onClose}
          >
            <CloseOutlined />
          </button>
        )}
      </li>
    </Dropdown>
  );
}
