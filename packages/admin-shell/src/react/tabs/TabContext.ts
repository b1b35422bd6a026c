import { createContext, useContext } from 'react';

/** The tab of a page. Without visible tabs, e.g. on phones, it names the page in the breadcrumb and in the title of the window. */
export interface PageTab {
  /** Path with query. */
  key: string;
  /** Sets the title of the tab, e.g. to that of a document; undefined for the title of the menu. */
  setTitle: (title: string | undefined) => void;
  /** Closes the tab; returns the reason if it is refused. */
  close: () => void;
  /** Whether the page keeps its state while inactive. */
  isKept: boolean;
  /** Sets a description of unsaved input: closing the tab then asks for confirmation. Undefined for none. */
  setUnsaved: (lost: string | undefined) => void;
  /** Moves the focus to the heading if the next change of the page removes the focused element, e.g. a button of an action. */
  keepFocus: () => void;
  /** Remounts the page. */
  refresh: () => void;
}

export const TabContext = createContext<PageTab | undefined>(undefined);

/** The tab of the current page; undefined outside of the main layout. */
export const useTab = (): PageTab | undefined => useContext(TabContext);
