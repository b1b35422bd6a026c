import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { parsePath, useLocation } from 'react-router';
import { InnerPage } from '../router/InnerPage';
import { useRouteAt } from '../router/useRouteAt';
import { TabContext, type PageTab } from './TabContext';
import type { TabActions } from './useTabs';

export interface TabPageProps {
  tabKey: string;
  state: unknown;
  /** Stays as it is while others are in front. */
  isKept: boolean;
  isActive: boolean;
  /** Pages have no tabs. */
  isSingle: boolean;
  actions: TabActions;
}

/** One page of the tabs. It keeps its own address while another is in front. */
export function TabPage({ tabKey, state, isKept, isActive, isSingle, actions }: TabPageProps) {
  const now = useLocation();
  const [location, setLocation] = useState(() =>
    isActive ? now : { pathname: '/', search: '', hash: '', key: 'default', ...parsePath(tabKey), state },
  );
  if (isActive && location !== now) setLocation(now);
  useWindowScroll();

  const named = useRouteAt()(location.pathname)?.title;
  const latest = useRef({ actions, named });
  useLayoutEffect(() => {
    latest.current = { actions, named };
  }, [actions, named]);
  const tab = useMemo<PageTab>(
    () => ({
      key: tabKey,
      setTitle(title) {
        const name = title ?? latest.current.named;
        if (name !== undefined) latest.current.actions.setTitle(tabKey, name);
      },
      close: () => latest.current.actions.close(tabKey),
      refresh: () => latest.current.actions.refresh(tabKey),
      isKept,
      setUnsaved: (lost) => latest.current.actions.setUnsaved(tabKey, lost),
    }),
    [tabKey, isKept],
  );

  return (
    <TabContext value={isSingle ? undefined : tab}>
      <InnerPage location={location} />
    </TabContext>
  );
}

/** Comes back to where the window was scrolled to when the page was last in front; a new page begins at its top. */
function useWindowScroll() {
  const top = useRef(0);
  useLayoutEffect(() => {
    window.scrollTo(0, top.current);
    const remember = () => {
      top.current = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);
}
