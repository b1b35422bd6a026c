import { EmptyState, fixedColors } from '@gezi/ui';
import { ConfigProvider, Menu, theme as antdTheme } from 'antd';
import { useMemo, useState } from 'react';
import { menuTrail, type MenuEntry } from '../../core/visibleMenu';
import type { UrlValues } from '../../core/resolveUrl';
import { useTexts } from '../../texts/useTexts';
import { menuKey, menuNodes, type MenuCounts } from './menuNodes';
import type { MenuIcons } from './menuIcons';

export interface SideMenuProps {
  entries: readonly MenuEntry[];
  /** Path of the current page. */
  path: string;
  theme: 'light' | 'dark';
  /** Whether only icons are visible. */
  collapsed: boolean;
  urlValues: UrlValues;
  icons?: MenuIcons | undefined;
  /** Number of records that wait for the user, by the path of their page. */
  counts?: MenuCounts | undefined;
  onSelect?: (() => void) | undefined;
}

/** Side menu. */
export function SideMenu({ entries, path, theme, collapsed, urlValues, icons, counts, onSelect }: SideMenuProps) {
  const texts = useTexts();
  const { token } = antdTheme.useToken();
  const trail = useMemo(() => menuTrail(entries, path).map(menuKey), [entries, path]);
  const items = useMemo(
    () => menuNodes(entries, { urlValues, icons, counts, newWindow: texts.opensInNewWindow, waiting: texts.waiting }),
    [entries, urlValues, icons, counts, texts],
  );
  const [open, setOpen] = useOpenGroups(trail);

  if (!entries.length) return <EmptyState compact title={texts.emptyMenu} />;
  return (
    <ConfigProvider
      theme={{
        components: {
          Menu: {
            itemBg: 'transparent',
            subMenuItemBg: 'transparent',
            activeBarBorderWidth: 0,
            itemHeight: 40,
            itemMarginInline: 8,
            itemMarginBlock: 2,
            itemBorderRadius: 6,
            subMenuItemBorderRadius: 6,
            darkItemBg: 'transparent',
            darkSubMenuItemBg: 'transparent',
            darkItemSelectedBg: token.colorPrimary,
            darkItemColor: fixedColors['nav-text'],
          },
        },
      }}
    >
      <Menu
        className="gezi-side-menu"
        mode="inline"
        theme={theme}
        inlineCollapsed={collapsed}
        inlineIndent={18}
        items={items}
        selectedKeys={trail.slice(-1)}
        {...(collapsed ? {} : { openKeys: open, onOpenChange: setOpen })}
        onClick={() => onSelect?.()}
      />
    </ConfigProvider>
  );
}

/** Groups opened by the user, and the parents of the current page. */
function useOpenGroups(trail: readonly string[]) {
  const above = trail.slice(0, -1).join(' ');
  const [state, setState] = useState({ above, open: trail.slice(0, -1) });
  if (state.above !== above) {
    setState({ above, open: [...new Set([...state.open, ...trail.slice(0, -1)])] });
  }
  return [state.open, (open: string[]) => setState({ above, open })] as const;
}
