import { isLocaleCode, type LocaleCode } from './locale';
import { DEFAULT_THEME_COLOR } from './themeColors';

/** A user's preferences for the look of the application. */
export interface Preferences {
  locale: LocaleCode;
  dark: boolean;
  /** Seed colour of the theme, `#rrggbb`. */
  primary: string;
}

/** Chinese, light, `#1890FF` (B§9). */
export const DEFAULT_PREFERENCES: Preferences = { locale: 'zh-CN', dark: false, primary: DEFAULT_THEME_COLOR };

/**
 * Parses stored preferences; missing or invalid ones fall back to their default.
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
