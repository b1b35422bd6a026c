import { usePreferences } from '@gezi/ui';
import { Drawer } from 'antd';
import { useId, type CSSProperties, type ReactNode, type Ref } from 'react';
import { headerTitle } from '../../core/headerTitle';
import { SIDER_COLLAPSED_WIDTH, SIDER_WIDTH } from '../../core/layout';
import type { LayoutChoices } from '../../core/layoutChoices';
import { effectiveLayout } from '../../core/effectiveLayout';
import type { UrlValues } from '../../core/resolveUrl';
import type { RouteRecord } from '../../core/shellRoute';
import type { MenuEntry } from '../../core/visibleMenu';
import { useTexts } from '../../texts/useTexts';
import { AppearanceSwitches } from './AppearanceSwitches';
import { Brand } from './Brand';
import { Breadcrumbs } from './Breadcrumbs';
import { MenuSearch } from './MenuSearch';
import type { ShellUser } from './ShellUser';
import { ShellHeader } from './ShellHeader';
import { Sider } from './Sider';
import { SideMenu } from './SideMenu';
import { SkipLink } from './SkipLink';
import { TopMenu } from './TopMenu';
import { useAppearanceItems } from './useAppearanceItems';
import { useCollapse } from './useCollapse';
import { useDevice } from './useDevice';
import { useHiddenHeader } from './useHiddenHeader';
import { useRootClass } from './useRootClass';
import { UserMenu } from './UserMenu';
import type { UserMenuItem } from './UserMenuItem';
import type { MenuIcons } from './menuIcons';
import type { MenuCounts } from './menuNodes';

export interface AdminLayoutProps {
  /** Menu entries, see `visibleMenu`. */
  menu: readonly MenuEntry[];
  /** Path of the current page. */
  path: string;
  /** Platform name, e.g. 采购SaaS管理平台. */
  title: string;
  /** Name beside the logo, e.g. 采购SaaS平台. */
  brand: string;
  mark?: ReactNode;
  /** Path the logo links to. */
  homePath: string;
  /** Whether the current page is home: the header then shows organisation and platform. */
  isHome?: boolean;
  /** The signed-in user; without one there is no user menu. */
  user?: ShellUser | undefined;
  userMenuItems?: readonly UserMenuItem[] | undefined;
  onLogout: () => Promise<void>;
  /** Content of the header before the switches, e.g. the notice bell. */
  headerExtra?: ReactNode;
  /** Search of the header, e.g. `GlobalSearch`. */
  globalSearch?: ReactNode;
  icons?: MenuIcons | undefined;
  /** Number of records that wait for the user, by the path of their page; shown beside its entry. */
  menuCounts?: MenuCounts | undefined;
  /** Values of the placeholders in external URLs. */
  urlValues?: UrlValues;
  choices: LayoutChoices;
  onChoice: (change: Partial<LayoutChoices>) => void;
  breadcrumb?: readonly RouteRecord[];
  /** Title of the current page; announced to screen readers when it changes. */
  pageTitle?: string | undefined;
  /** Bar of opened pages; hidden on small screens. */
  tabs?: ReactNode;
  /** The element around the page; it can be focused. */
  mainRef?: Ref<HTMLElement>;
  children: ReactNode;
}

/** Layout with menu, header, tabs and page, for any router of react-router. */
export function AdminLayout(props: AdminLayoutProps) {
  const { menu, path, choices, onChoice, user, urlValues = NO_VALUES, tabs, mainRef } = props;
  const texts = useTexts();
  const device = useDevice();
  const { dark } = usePreferences();
  const mainId = useId();
  const appearance = useAppearanceItems();
  const { collapsed, toggle, selected } = useCollapse(device, choices.collapsed, (choice) =>
    onChoice({ collapsed: choice }),
  );
  const { navMode, contentWidth, fixedHeader, autoHideHeader, fixedSider, colorWeak } = effectiveLayout(choices);
  const isMobile = device === 'mobile';
  // On small screens the menu is always a drawer.
  const isTop = navMode === 'topmenu' && !isMobile;
  // A light menu is dark in dark mode.
  const theme = dark ? 'light' : choices.menuTheme;
  const hasTabs = Boolean(tabs) && !isMobile;
  const folded = collapsed ? SIDER_COLLAPSED_WIDTH : SIDER_WIDTH;
  const isAway = useHiddenHeader(fixedHeader && autoHideHeader);
  // Elements scrolled into view stop below the fixed header.
  useRootClass(fixedHeader ? (hasTabs ? 'gezi-under-tabs' : 'gezi-under-header') : undefined);
  useRootClass(colorWeak ? 'gezi-color-weak' : undefined);

  const title = headerTitle({
    platform: props.title,
    organisation: user?.organisation,
    isHome: props.isHome ?? false,
  });
  const search = <MenuSearch entries={menu} urlValues={urlValues} onPicked={selected} />;
  const brand = { mark: props.mark, homePath: props.homePath };
  const sider = (iconsOnly: boolean) => (
    <Sider
      {...brand}
      brand={props.brand}
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
        counts={props.menuCounts}
        onSelect={selected}
      />
    </Sider>
  );
  const classes = [
    'gezi-shell',
    `gezi-shell-${device}`,
    hasTabs && 'gezi-shell-tabbed',
    isTop && 'gezi-shell-top',
    isTop && contentWidth === 'Fixed' && 'gezi-shell-narrow',
    !fixedHeader && 'gezi-shell-free-header',
    !fixedSider && 'gezi-shell-free-side',
    isAway && 'gezi-shell-header-away',
  ];

  return (
    <div
      className={classes.filter(Boolean).join(' ')}
      style={{ '--gezi-side-width': `${isMobile || isTop ? 0 : folded}px` } as CSSProperties}
    >
      <SkipLink targetId={mainId} />
      {isMobile && (
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
      )}
      {!isMobile && !isTop && <aside className="gezi-shell-side">{sider(collapsed)}</aside>}
      <div className="gezi-shell-body">
        <ShellHeader
          device={device}
          collapsed={collapsed}
          onToggle={toggle}
          title={title}
          theme={isTop ? theme : 'light'}
          lead={
            isTop && (
              <>
                <Brand {...brand} name={title} />
                <TopMenu
                  entries={menu}
                  path={path}
                  theme={theme}
                  urlValues={urlValues}
                  icons={props.icons}
                  counts={props.menuCounts}
                />
              </>
            )
          }
        >
          {!isMobile && search}
          {props.globalSearch}
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
        <main ref={mainRef} className="gezi-main" id={mainId} tabIndex={-1}>
          <Breadcrumbs records={props.breadcrumb ?? []} />
          {props.children}
        </main>
      </div>
      <output className="gezi-visually-hidden">{props.pageTitle}</output>
    </div>
  );
}

const NO_VALUES: UrlValues = {};
