import { App, ConfigProvider } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn.js';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import type { LocaleCode } from '../core/locale';
import { DEFAULT_PREFERENCES, type Preferences } from '../core/preferences';
import { ANTD_LOCALES } from './antdLocales';
import { geziTheme } from './geziTheme';
import { LocaleContext } from './localeContext';
import { PreferencesContext } from './preferencesContext';
import { ThemeVariables } from './ThemeVariables';
import { usePrinting } from './usePrinting';
import { useReducedMotion } from './useReducedMotion';
import type { PersistedUpdate } from './usePersisted';

export interface GeziProviderProps {
  /** Language of every text below; default `zh-CN`. */
  locale?: LocaleCode;
  /** Dark mode, on screen only; default false. */
  dark?: boolean;
  /** Seed of the theme colour; default `#1890FF`. */
  primary?: string;
  /** Called with changed preferences; without it the switches for language and dark mode are hidden. */
  onPreferencesChange?: PersistedUpdate<Preferences>;
  /** Content. */
  children: ReactNode;
}

// antd would put a space between two Chinese characters.
const BUTTON = { autoInsertSpace: false };

/**
 * Provides theme, language, preferences and antd's messages and dialogs to every Gezi component. Animations are off for
 * users who prefer reduced motion.
 */
export function GeziProvider({
  locale = DEFAULT_PREFERENCES.locale,
  dark = DEFAULT_PREFERENCES.dark,
  primary = DEFAULT_PREFERENCES.primary,
  onPreferencesChange,
  children,
}: GeziProviderProps) {
  const printing = usePrinting();
  const isNight = dark && !printing;
  const motion = !useReducedMotion();
  const theme = useMemo(() => geziTheme({ dark: isNight, primary, motion }), [isNight, primary, motion]);
  const preferences = useMemo(
    () => ({ locale, dark, primary, ...(onPreferencesChange ? { change: onPreferencesChange } : {}) }),
    [locale, dark, primary, onPreferencesChange],
  );

  // Before the effects of the children, whose requests carry the language.
  useLayoutEffect(() => {
    dayjs.locale(locale === 'zh-CN' ? 'zh-cn' : 'en');
    document.documentElement.lang = locale;
  }, [locale]);

  return (
    <LocaleContext.Provider value={locale}>
      <PreferencesContext.Provider value={preferences}>
        <ConfigProvider locale={ANTD_LOCALES[locale]} theme={theme} button={BUTTON}>
          <ThemeVariables dark={isNight} />
          <App component={false}>{children}</App>
        </ConfigProvider>
      </PreferencesContext.Provider>
    </LocaleContext.Provider>
  );
}
