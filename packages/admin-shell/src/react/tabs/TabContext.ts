import { createContext, useContext } from 'react';

/** The tab a page stands in. */
export interface PageTab {
  /** Path with query. */
  key: string;
  /** Names the tab, e.g. after the document it shows. */
  setTitle: (title: string) => void;
  /** Closes the tab; says why when it stays open. */
  close: () => void;
  /** Starts the page anew. */
  refresh: () => void;
}

export const TabContext = createContext<PageTab | undefined>(undefined);

/** The tab of this page; undefined where pages have no tabs. */
export const useTab = (): PageTab | undefined => useContext(TabContext);
