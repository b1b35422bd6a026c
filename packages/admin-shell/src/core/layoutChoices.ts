/** Layout settings of a user (B§2). */
export interface LayoutChoices {
  menuTheme: 'light' | 'dark';
  /** Menu at the side or in the header; default `sidemenu` (B§9). */
  navMode: 'sidemenu' | 'topmenu';
  /** `Fixed` limits the page to 1200 px; used in `topmenu` only. */
  contentWidth: 'Fixed' | 'Fluid';
  /** Whether header and tabs are fixed; default true. */
  fixedHeader: boolean;
  /** Whether a fixed header hides while scrolling down. */
  autoHideHeader: boolean;
  /** Whether the side menu is fixed; default true. */
  fixedSider: boolean;
  /** Colour-weak mode; default false. */
  colorWeak: boolean;
  /** Whether the side menu shows icons only; default false. */
  collapsed: boolean;
  /** Whether opened pages are tabs; default true (B§9). */
  multiTab: boolean;
}

export const DEFAULT_LAYOUT: LayoutChoices = {
  menuTheme: 'light',
  navMode: 'sidemenu',
  contentWidth: 'Fixed',
  fixedHeader: true,
  autoHideHeader: false,
  fixedSider: true,
  colorWeak: false,
  collapsed: false,
  multiTab: true,
};

const WORDS = {
  menuTheme: ['light', 'dark'],
  navMode: ['sidemenu', 'topmenu'],
  contentWidth: ['Fixed', 'Fluid'],
} as const;

/** Reads stored settings; missing or invalid ones get their default. */
export function readLayoutChoices(stored: unknown, fallback: LayoutChoices = DEFAULT_LAYOUT): LayoutChoices {
  const given = (stored && typeof stored === 'object' ? stored : {}) as Record<string, unknown>;
  const flag = (key: Flag) => (typeof given[key] === 'boolean' ? given[key] : fallback[key]);
  const word = <Key extends keyof typeof WORDS>(key: Key): LayoutChoices[Key] =>
    (WORDS[key] as readonly unknown[]).includes(given[key]) ? (given[key] as LayoutChoices[Key]) : fallback[key];
  return {
    menuTheme: word('menuTheme'),
    navMode: word('navMode'),
    contentWidth: word('contentWidth'),
    fixedHeader: flag('fixedHeader'),
    autoHideHeader: flag('autoHideHeader'),
    fixedSider: flag('fixedSider'),
    colorWeak: flag('colorWeak'),
    collapsed: flag('collapsed'),
    multiTab: flag('multiTab'),
  };
}

type Flag = { [Key in keyof LayoutChoices]: LayoutChoices[Key] extends boolean ? Key : never }[keyof LayoutChoices];
