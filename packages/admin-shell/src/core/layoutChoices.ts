/** What a person chooses about the layout (B§2). */
export interface LayoutChoices {
  menuTheme: 'light' | 'dark';
  /** Menu at the side or in the header; default `sidemenu` (B§9). */
  navMode: 'sidemenu' | 'topmenu';
  /** `Fixed` keeps the page to 1200 px; says something in `topmenu` alone. */
  contentWidth: 'Fixed' | 'Fluid';
  /** Header and tabs stay in sight while the page scrolls; default true. */
  fixedHeader: boolean;
  /** The header goes out of sight while scrolling down; only a fixed one can. */
  autoHideHeader: boolean;
  /** The side menu stays in sight while the page scrolls; default true. */
  fixedSider: boolean;
  /** Colours apart for those who tell few of them; default false. */
  colorWeak: boolean;
  /** The side menu shows icons only; default false. */
  collapsed: boolean;
  /** Opened pages as tabs; default true (B§9). */
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

/** Reads stored choices; what is missing or none of the choices falls back to the default. */
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
