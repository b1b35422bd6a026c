import { App } from 'antd';
import { createElement, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { restoreTabs, storeTabs } from '../../core/storedTabs';
import {
  closeLeft,
  closeOthers,
  closeRight,
  closeTab,
  initialTabs,
  unsavedTabs,
  markTab,
  moveTab,
  openTab,
  pruneTabs,
  renameTabs,
  refreshTab,
  replaceTab,
  retitleTab,
  type OpenedPage,
  type TabsState,
} from '../../core/tabs';
import { useTexts } from '../../texts/useTexts';
import { useShellContext } from '../router/ShellContext';
import { fullPath } from './fullPath';
import { tabStorage } from './tabStorage';

export interface TabActions {
  close: (key: string) => void;
  closeOthers: (key: string) => void;
  closeLeft: (key: string) => void;
  closeRight: (key: string) => void;
  refresh: (key: string) => void;
  setTitle: (key: string, title: string) => void;
  /** Sets the description of unsaved input; undefined for none. */
  setUnsaved: (key: string, lost: string | undefined) => void;
}

type TabStep = (state: TabsState) => TabsState;

export interface UseTabsOptions {
  home?: { key: string; title: string } | undefined;
  /** The current page; undefined if it has no tab. */
  page: OpenedPage | undefined;
  /** Title of the route of a key; undefined if it has no route. */
  titleOf: (key: string) => string | undefined;
  /** Whether one page is open at a time. */
  isSingle: boolean;
  /** Key in the session storage; without it the tabs are not stored. */
  storageKey?: string | undefined;
}

/** The opened pages: follows the location, and navigates when the active page is closed. */
export function useTabs({ home, page, titleOf, isSingle, storageKey }: UseTabsOptions): [TabsState, TabActions] {
  const texts = useTexts();
  const { message, modal } = App.useApp();
  const navigate = useNavigate();
  const { entry } = useShellContext();
  const current = fullPath(useLocation());
  // A replaced location belongs to the same page.
  const opening = isSingle ? replaceTab : openTab;
  const follow = useNavigationType() === 'REPLACE' ? moveTab : opening;
  const isKnown = (key: string) => titleOf(key) !== undefined;
  // Not useState, which evaluates some updates at once: the state then still lacks what this render did to the tabs.
  const [state, take] = useReducer(
    (now: TabsState, step: TabStep) => step(now),
    undefined,
    () => restoreTabs(initialTabs(home), tabStorage.read(storageKey), isKnown),
  );

  // The active page closes after another one is active.
  const [pending, setPending] = useState<{ step: TabStep; from: string }>();

  // During render, so that no frame shows the new location without its tab.
  const left = pending && pending.from !== current ? pending.step(state) : state;
  const [named, setNamed] = useState(() => titleOf);
  const renamed = named === titleOf ? left : renameTabs(left, named, titleOf);
  if (named !== titleOf) setNamed(() => titleOf);
  const opened = pruneTabs(page ? follow(renamed, page) : renamed, isKnown);
  if (left !== state) setPending(undefined);
  if (opened !== state) take(() => opened);

  const latest = useRef({ state: opened, current });
  useEffect(() => {
    latest.current = { state: opened, current };
    tabStorage.write(storageKey, storeTabs(opened));
  }, [opened, current, storageKey]);

  const perform = useCallback(
    async (step: TabStep) => {
      const before = latest.current;
      const { active } = step(before.state);
      if (active !== before.state.active && before.current === before.state.active) {
        const from = entry();
        await navigate(active);
        // Navigation was blocked, e.g. by unsaved input: the tab stays.
        if (entry() !== from) setPending({ step, from: before.current });
      } else {
        take((now) => ({ ...step(now), active: now.active }));
      }
    },
    [navigate, entry],
  );

  /** Asks for confirmation before unsaved input is lost. */
  const attempt = useCallback(
    (step: TabStep) => {
      const lost = unsavedTabs(latest.current.state, step(latest.current.state));
      if (lost.length === 0) return void perform(step);
      modal.confirm({
        title: texts.unsavedTitle,
        content: lost.map(({ id, title, unsaved }) =>
          createElement('div', { key: id }, texts.unsavedIn(title, unsaved!)),
        ),
        okText: texts.goOn,
        okButtonProps: { danger: true },
        cancelText: texts.keepEditing,
        onOk: () => void perform(step),
      });
    },
    [perform, modal, texts],
  );

  const close = (key: string) => {
    const outcome = closeTab(latest.current.state, key);
    if (!outcome.ok) {
      void message.warning(texts.tabRefused[outcome.reason]);
      return;
    }
    attempt((now) => valueOr(closeTab(now, key), now));
  };

  return [
    opened,
    {
      close,
      closeOthers: (key) => attempt((now) => closeOthers(now, key)),
      closeLeft: (key) => attempt((now) => closeLeft(now, key)),
      closeRight: (key) => attempt((now) => closeRight(now, key)),
      refresh: (key) => attempt((now) => refreshTab(now, key)),
      setUnsaved: (key, lost) => take((now) => markTab(now, key, lost)),
      setTitle: (key, title) => take((now) => retitleTab(now, key, title)),
    },
  ];
}

const valueOr = (outcome: ReturnType<typeof closeTab>, state: TabsState) => (outcome.ok ? outcome.value : state);
