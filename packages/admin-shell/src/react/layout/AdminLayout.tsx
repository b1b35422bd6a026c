import { usePreferences } from '@gezi/ui';
import { Drawer } from 'antd';
import { useEffect, useId, type CSSProperties, type ReactNode } from 'react';
import { headerTitle } from '../../core/headerTitle';
import { SIDER_COLLAPSED_WIDTH, SIDER_WIDTH } from '../../core/layout';
import type { LayoutChoices } from '../../core/layoutChoices';
import type { UrlValues } from '../../core/resolveUrl';
import type { RouteRecord } from '../../core/shellRoute';
import type { MenuEntry } from '../../core/visibleMenu';
import { useTexts } from '../../texts/useTexts';
import { AppearanceSwitches } from './AppearanceSwitches';
import { Breadcrumbs } from './Breadcrumbs';
import { MenuSearch } from './MenuSearch';
import type { ShellUser } from './ShellUser';
import { ShellHeader } from './ShellHeader';
import { Sider } from './Sider';
import { SideMenu } from './SideMenu';
import { SkipLink } from './SkipLink';
import { useAppearanceItems } from './useAppearanceItems';
import { useCollapse } from './useCollapse';
import { useDevice } from './useDevice';
import { UserMenu } from './UserMenu';
import type { UserMenuItem } from './UserMenuItem';
import type { MenuIcons } from './menuIcons';

export interface AdminLayoutProps {
  /** What the person sees of the menu, from `visibleMenu`. */
  menu: readonly MenuEntry[];
  /** Path of the page in front. */
  path: string;
  /** Platform name, e.g. 采购SaaS管理平台. */
  title: string;
  /** Heading beside the logo, e.g. 采购SaaS平台. */
  brand: string;
  mark?: ReactNode;
  /** Where the logo leads. */
  homePath: string;
  /** The page in front is home: the header names organisation and platform. */
  isHome?: boolean;
  /** Without one there is no user menu. */
  user?: ShellUser | undefined;
  userMenuItems?: readonly UserMenuItem[] | undefined;
  onLogout: () => Promise<void>;
  /** Before the switches at the right of the header: the notice bell. */
  headerExtra?: ReactNode;
  icons?: MenuIcons | undefined;
  /** For the placeholders of external addresses. */
  urlValues?: UrlValues;
  choices: LayoutChoices;
  onChoice: (change: Partial<LayoutChoices>) => void;
  breadcrumb?: readonly RouteRecord[];
  /** Name of the page in front; told to screen readers when it changes. */
  pageTitle?: string | undefined;
  /** The bar of opened pages; none on small screens. */
  tabs?: ReactNode;
  children: ReactNode;
}

/** Menu at the side, header and tabs above, the page in the middle. Needs a react-router above. */
export function AdminLayout(props: AdminLayoutProps) {
  const { menu, path, choices, onChoice, user, urlValues = NO_VALUES, tabs } = props;
  const texts = useTexts();
  const device = useDevice();
  const { dark } = usePreferences();
  const mainId = useId();
  const appearance = useAppearanceItems();
  const { collapsed, toggle, selected } = useCollapse(device, choices.collapsed, (choice) =>
    onChoice({ collapsed: choice }),
  );
  const isMobile = device === 'mobile';
  // A light menu follows the page into the dark.
  const theme = dark ? 'light' : choices.menuTheme;
  const hasTabs = Boolean(tabs) && !isMobile;
  const folded = collapsed ? SIDER_COLLAPSED_WIDTH : SIDER_WIDTH;
  useScrollRoom(hasTabs);

  const search = <MenuSearch entries={menu} urlValues={urlValues} onPicked={selected} />;
  const sider = (iconsOnly: boolean) => (
    <Sider
      brand={props.brand}
      mark={props.mark}
      homePath={props.homePath}
      theme={theme}
      collapsed={iconsOnly}
      extra={isMobile && <div className="gezi-sider-search">{search}</div>}
      onHome={isMobile ? selected : undefined}
    >
      <SideMenu
        entries={menu}
        path={path}
        theme={theme}
        collapsed={iconsOnly}
        urlValues={urlValues}
        icons={props.icons}
        onSelect={selected}
      />
    </Sider>
  );

  return (
    <div
      className={`gezi-shell gezi-shell-${device}${hasTabs ? ' gezi-shell-tabbed' : ''}`}
      style={{ '--gezi-side-width': `${isMobile ? 0 : folded}px` } as CSSProperties}
    >
      <SkipLink targetId={mainId} />
      {isMobile ? (
        <Drawer
          open={!collapsed}
          onClose={toggle}
          placement="left"
          size={280}
          closable={false}
          aria-label={texts.mainMenu}
          rootClassName="gezi-sider-drawer"
        >
          {sider(false)}
        </Drawer>
      ) : (
        <aside className="gezi-shell-side">{sider(collapsed)}</aside>
      )}
      <div className="gezi-shell-body">
        <ShellHeader
          device={device}
          collapsed={collapsed}
          onToggle={toggle}
          title={headerTitle({
            platform: props.title,
            organisation: user?.organisation,
            isHome: props.isHome ?? false,
          })}
        >
          {!isMobile && search}
          {props.headerExtra}
          {!isMobile && <AppearanceSwitches />}
          {user && (
            <UserMenu
              user={user}
              items={isMobile ? [...(props.userMenuItems ?? []), ...appearance] : props.userMenuItems}
              onLogout={props.onLogout}
              compact={isMobile}
            />
          )}
        </ShellHeader>
        {hasTabs && tabs}
        <main className="gezi-main" id={mainId} tabIndex={-1}>
          <Breadcrumbs records={props.breadcrumb ?? []} />
          {props.children}
        </main>
      </div>
      <output className="gezi-visually-hidden">{props.pageTitle}</output>
    </div>
  );
}

const NO_VALUES: UrlValues = {};

/** Whatever is scrolled into view, by keyboard too, stops below header and tabs. */
function useScrollRoom(withTabs: boolean) {
  useEffect(() => {
    const { classList } = document.documentElement;
    const name = withTabs ? 'gezi-under-tabs' : 'gezi-under-header';
    classList.add(name);
    return () => classList.remove(name);
  }, [withTabs]);
}
