import { createContext, useContext } from 'react';

/** The tab a page stands in. */
export interface PageTab {
  /** Path with query. */
  key: string;
  /** Names the tab, e.g. after the document it shows; undefined as the menu does. */
  setTitle: (title: string | undefined) => void;
  /** Closes the tab; says why when it stays open. */
  close: () => void;
  /** The page stays as it is while others are in front; false when it is thrown away as it is left. */
  isKept: boolean;
  /** Says what is lost with the page, e.g. by closing its tab, which then asks first; undefined for nothing. */
  setUnsaved: (lost: string | undefined) => void;
  /** Starts the page anew. */
  refresh: () => void;
}

export const TabContext = createContext<PageTab | undefined>(undefined);

/** The tab of this page; undefined where pages have no tabs. */
export const useTab = (): PageTab | undefined => useContext(TabContext);
