import { EllipsisOutlined } from '@ant-design/icons';
import { fixedColors } from '@gezi/ui';
import { ConfigProvider, Menu, theme as antdTheme } from 'antd';
import { useMemo } from 'react';
import type { UrlValues } from '../../core/resolveUrl';
import { menuTrail, type MenuEntry } from '../../core/visibleMenu';
import { useTexts } from '../../texts/useTexts';
import type { MenuIcons } from './menuIcons';
import { menuKey, menuNodes, type MenuCounts } from './menuNodes';

export interface TopMenuProps {
  entries: readonly MenuEntry[];
  /** Path of the current page. */
  path: string;
  theme: 'light' | 'dark';
  urlValues: UrlValues;
  icons?: MenuIcons | undefined;
  /** Number of records that wait for the user, by the path of their page. */
  counts?: MenuCounts | undefined;
}

/** Horizontal menu in the header; overflowing items go into the last one. */
export function TopMenu({ entries, path, theme, urlValues, icons, counts }: TopMenuProps) {
  const texts = useTexts();
  const { token } = antdTheme.useToken();
  const selected = useMemo(() => menuTrail(entries, path).map(menuKey), [entries, path]);
  const items = useMemo(
    () => menuNodes(entries, { urlValues, icons, counts, newWindow: texts.opensInNewWindow, waiting: texts.waiting }),
    [entries, urlValues, icons, counts, texts],
  );
  return (
    <nav className="gezi-top-menu" aria-label={texts.mainMenu}>
      <ConfigProvider
        theme={{
          components: {
            Menu: {
              itemBg: 'transparent',
              darkItemBg: 'transparent',
              darkPopupBg: fixedColors.nav,
              darkItemSelectedBg: token.colorPrimary,
              darkItemColor: fixedColors['nav-text'],
              horizontalLineHeight: '57px',
            },
          },
        }}
      >
        <Menu
          mode="horizontal"
          theme={theme}
          items={items}
          selectedKeys={selected.slice(-1)}
          overflowedIndicator={<EllipsisOutlined aria-label={texts.moreMenu} />}
        />
      </ConfigProvider>
    </nav>
  );
}
