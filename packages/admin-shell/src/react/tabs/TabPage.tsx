import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { parsePath, useLocation } from 'react-router';
import { InnerPage } from '../router/InnerPage';
import { useRouteAt } from '../router/useRouteAt';
import { TabContext, type PageTab } from './TabContext';
import type { TabActions } from './useTabs';

export interface TabPageProps {
  tabKey: string;
  state: unknown;
  /** Whether the page keeps its state while inactive. */
  isKept: boolean;
  isActive: boolean;
  /** Whether pages have no tabs. */
  isSingle: boolean;
  actions: TabActions;
  /** See {@link PageTab}; must be constant. */
  keepFocus: () => void;
}

/** Page of a tab; it keeps its own location while inactive. */
export function TabPage({ tabKey, state, isKept, isActive, isSingle, actions, keepFocus }: TabPageProps) {
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
      isKept: isKept && !isSingle,
      setUnsaved: (lost) => latest.current.actions.setUnsaved(tabKey, lost),
      keepFocus,
    }),
    [tabKey, isKept, isSingle, keepFocus],
  );

  return (
    <TabContext value={tab}>
      <InnerPage location={location} />
    </TabContext>
  );
}

/** Restores the scroll position of the page; a new page starts at the top. */
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
