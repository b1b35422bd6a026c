import { createContext, useContext } from 'react';

/** Class of the surrounding scope; `''` below a provider of the whole page, `undefined` without any. */
export const ThemeScopeContext = createContext<string | undefined>(undefined);

/**
 * Classes that give an element outside of the component's parents, e.g. a popup in `document.body`, the font, the text
 * colour and the `--gezi-…` variables of the component's `GeziProvider`.
 */
export const useThemeClass = (): string => layerOf(useContext(ThemeScopeContext));

/** The same for the scope around an element of the page. */
export const themeClassOf = (element: Element): string =>
  layerOf(/gezi-theme-\w+/.exec(element.closest('[class*="gezi-theme-"]')?.className ?? '')?.[0]);

const layerOf = (scope: string | undefined) => (scope ? `gezi-layer ${scope}` : 'gezi-layer');
