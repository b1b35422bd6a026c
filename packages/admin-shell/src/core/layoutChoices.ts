/** What a person chooses about the layout (B§2). */
export interface LayoutChoices {
  menuTheme: 'light' | 'dark';
  /** The side menu shows icons only; default false. */
  collapsed: boolean;
  /** Opened pages as tabs; default true (B§9). */
  multiTab: boolean;
}

export const DEFAULT_LAYOUT: LayoutChoices = { menuTheme: 'light', collapsed: false, multiTab: true };

/** Reads stored choices; what is missing or none of the choices falls back to the default. */
export function readLayoutChoices(stored: unknown, fallback: LayoutChoices = DEFAULT_LAYOUT): LayoutChoices {
  const { menuTheme, collapsed, multiTab } = (stored && typeof stored === 'object' ? stored : {}) as Record<
    string,
    unknown
  >;
  return {
    menuTheme: menuTheme === 'light' || menuTheme === 'dark' ? menuTheme : fallback.menuTheme,
    collapsed: typeof collapsed === 'boolean' ? collapsed : fallback.collapsed,
    multiTab: typeof multiTab === 'boolean' ? multiTab : fallback.multiTab,
  };
}
