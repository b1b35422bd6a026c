import { MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { Device } from '../../core/layout';
import { useTexts } from '../../texts/useTexts';

export interface ShellHeaderProps {
  device: Device;
  /** Whether the menu is collapsed, on small screens closed. */
  collapsed: boolean;
  onToggle: () => void;
  /** Name of the organisation or of the platform. */
  title: string;
  /** Theme of the header; default light. */
  theme?: 'light' | 'dark';
  /** Menu in place of menu button and name. */
  lead?: ReactNode;
  children: ReactNode;
}

/** Header, 59 px high: menu button, name, user menu. */
export function ShellHeader({ device, collapsed, onToggle, title, theme = 'light', lead, children }: ShellHeaderProps) {
  const texts = useTexts();
  const isMobile = device === 'mobile';
  const wide = collapsed ? texts.expandMenu : texts.collapseMenu;
  const label = isMobile ? texts.openMenu : wide;
  const icon = collapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />;
  return (
    <header className={`gezi-header gezi-header-${theme}`}>
      {lead || (
        <>
          <Button
            type="text"
            aria-label={label}
            aria-expanded={!collapsed}
            icon={isMobile ? <MenuOutlined /> : icon}
            onClick={onToggle}
          />
          <span className="gezi-header-title" title={title}>
            {title}
          </span>
        </>
      )}
      <div className="gezi-header-tools">{children}</div>
    </header>
  );
}
