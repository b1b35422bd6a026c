import { createContext, useContext } from 'react';

/** Class of the surrounding scope; `''` below a provider of the whole page, `undefined` without any. */
export const ThemeScopeContext = createContext<string | undefined>(undefined);

/**
 * Class that gives an element outside of the component's parents, e.g. a popup in `document.body`, the `--gezi-…`
 * variables of the component's `GeziProvider`; `''` if they are those of the page.
 */
export const useThemeClass = (): string => useContext(ThemeScopeContext) ?? '';

/** The same for the scope around an element of the page. */
export const themeClassOf = (element: Element): string =>
  /gezi-theme-\w+/.exec(element.closest('[class*="gezi-theme-"]')?.className ?? '')?.[0] ?? '';
