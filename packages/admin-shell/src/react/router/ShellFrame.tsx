import { useCallback, useEffect, useMemo, useRef } from 'react';
import { parsePath, useLocation } from 'react-router';
import { isOpen } from '../../core/guard';
import { breadcrumbOf } from '../../core/matched';
import { visibleMenu } from '../../core/visibleMenu';
import { useTexts } from '../../texts/useTexts';
import type { Texts } from '../../texts/zh-CN';
import { AdminLayout } from '../layout/AdminLayout';
import { useDevice } from '../layout/useDevice';
import type { ErrorStatus } from '../pages/ErrorStatus';
import { SignInPage } from '../pages/SignInPage';
import { Splash } from '../pages/Splash';
import { WrongMenuPage } from '../pages/WrongMenuPage';
import { GlobalSearch } from '../search/GlobalSearch';
import { SettingsDrawer } from '../settings/SettingsDrawer';
import { useLayoutChoices } from '../settings/useLayoutChoices';
import { fullPath } from '../tabs/fullPath';
import { TabPages } from '../tabs/TabPages';
import { TabsBar } from '../tabs/TabsBar';
import { usePageFocus } from '../tabs/usePageFocus';
import { useTabs } from '../tabs/useTabs';
import { ERROR_PATHS } from './guardMiddleware';
import { InnerPage } from './InnerPage';
import { useShellContext, useShellState } from './ShellContext';
import { useLogout } from './useLogout';
import { useRouteAt } from './useRouteAt';

/** The main layout around the current page. */
export function ShellFrame() {
  const { access, permission, token } = useShellState();
  const { config } = useShellContext();
  const location = useLocation();
  if (access) return <SignedInFrame />;
  if (permission === 'wrong-version') return <WrongMenuPage />;
  // Without a user there is no menu, only error pages and open paths, or nothing until the guard redirects.
  if (ERROR_PATHS.includes(location.pathname)) return <InnerPage location={location} />;
  return !token && isOpen(location.pathname, config) ? <SignInPage /> : <Splash />;
}

function SignedInFrame() {
  const texts = useTexts();
  const { config } = useShellContext();
  const { access, codes, token } = useShellState();
  const location = useLocation();
  const routeAt = useRouteAt();
  const device = useDevice();
  const logout = useLogout();
  const [choices, choose] = useLayoutChoices();

  const route = routeAt(location.pathname);
  const homeRoute = routeAt(config.homePath);
  const home = { path: config.homePath, name: homeRoute?.name ?? 'dashboard', title: homeRoute?.title ?? texts.home };
  const key = fullPath(location);
  const titleOf = useCallback((path: string) => routeAt(parsePath(path).pathname ?? '/')?.title, [routeAt]);
  const isKnown = useCallback((path: string) => titleOf(path) !== undefined, [titleOf]);
  const hasTabs = choices.multiTab && device !== 'mobile';
  const page =
    route && !route.hideTab
      ? { key, title: route.title, keepAlive: route.keepAlive, state: location.state as unknown }
      : undefined;
  const [tabs, actions] = useTabs({
    home: homeRoute && { key: home.path, title: home.title },
    page,
    titleOf,
    isSingle: !hasTabs,
    storageKey: `gezi.tabs.${config.session.user?.account ?? ''}`,
  });
  const entries = useMemo(() => visibleMenu(access?.menu ?? [], codes), [access, codes]);
  const urlValues = useMemo(() => ({ apiBase: config.apiBase, ...(token ? { token } : {}) }), [config.apiBase, token]);
  const title = tabs.tabs.find((tab) => tab.key === key)?.title ?? route?.title ?? errorTitle(location.pathname, texts);

  const main = useRef<HTMLElement>(null);
  const keepFocus = usePageFocus(main, page && key);

  useEffect(() => {
    document.title = title ? `${title} - ${config.title}` : config.title;
  }, [title, config.title]);

  return (
    <AdminLayout
      menu={entries}
      path={location.pathname}
      title={config.title}
      brand={config.brand}
      mark={config.mark}
      homePath={config.homePath}
      isHome={location.pathname === config.homePath}
      user={config.session.user}
      userMenuItems={config.userMenuItems}
      onLogout={logout}
      headerExtra={config.headerExtra}
      icons={config.icons}
      menuCounts={config.menuCounts}
      urlValues={urlValues}
      globalSearch={
        <GlobalSearch entries={entries} urlValues={urlValues} search={config.searchRecords} isKnown={isKnown} />
      }
      choices={choices}
      onChoice={choose}
      breadcrumb={breadcrumbOf(route, home, title)}
      pageTitle={title}
      mainRef={main}
      tabs={hasTabs && <TabsBar tabs={tabs} active={page && key} actions={actions} />}
    >
      <TabPages tabs={tabs} actions={actions} active={page && key} isSingle={!hasTabs} keepFocus={keepFocus} />
      {!page && <InnerPage key={location.pathname} location={location} />}
      {config.settings && <SettingsDrawer choices={choices} onChoice={choose} />}
    </AdminLayout>
  );
}

/** Title of an error page; undefined for other pages. */
function errorTitle(path: string, texts: Texts): string | undefined {
  const status = ERROR_PATHS.includes(path) ? (path.slice(1) as `${ErrorStatus}`) : undefined;
  return status && texts[`error${status}`];
}
