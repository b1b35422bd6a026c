import { isLocaleCode, type LocaleCode } from './locale';
import { DEFAULT_THEME_COLOR } from './themeColors';

/** What a person chooses about the look of the whole application. */
export interface Preferences {
  locale: LocaleCode;
  dark: boolean;
  /** Seed of the theme colour, `#rrggbb`. */
  primary: string;
}

/** Chinese, light, `#1890FF` (B§9). */
export const DEFAULT_PREFERENCES: Preferences = { locale: 'zh-CN', dark: false, primary: DEFAULT_THEME_COLOR };

/**
 * Reads stored preferences; whatever is missing or not one of the choices falls back to the default.
 *
 * @param stored parsed JSON of unknown shape
 */
export function readPreferences(stored: unknown, fallback: Preferences = DEFAULT_PREFERENCES): Preferences {
  const { locale, dark, primary } = (stored && typeof stored === 'object' ? stored : {}) as Record<string, unknown>;
  return {
    locale: isLocaleCode(locale) ? locale : fallback.locale,
    dark: typeof dark === 'boolean' ? dark : fallback.dark,
    primary: typeof primary === 'string' && /^#[0-9a-f]{6}$/i.test(primary) ? primary : fallback.primary,
  };
}
