import { CaretDownFilled, SearchOutlined } from '@ant-design/icons';
import { App, ConfigProvider, type ThemeConfig } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn.js';
import { useContext, useId, useLayoutEffect, useMemo, type ReactNode } from 'react';
import type { LocaleCode } from '../core/locale';
import { DEFAULT_PREFERENCES, type Preferences } from '../core/preferences';
import { ANTD_LOCALES } from './antdLocales';
import { enUS } from '../texts/en-US';
import { zhCN } from '../texts/zh-CN';
import { geziTheme } from './geziTheme';
import { LocaleContext } from './localeContext';
import { LookContext } from './lookContext';
import { PreferencesContext } from './preferencesContext';
import { ThemeScopeContext } from './themeScope';
import { ThemeVariables } from './ThemeVariables';
import { useMedia } from './useMedia';
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
  /** Lower controls and rows, by antd's compact algorithm; default false. */
  compact?: boolean;
  /** Writing direction of the page; default that of the page, from left to right for antd. */
  direction?: 'ltr' | 'rtl';
  /** Texts of 7 : 1 and dark borders; default as the operating system asks for (`prefers-contrast: more`). */
  highContrast?: boolean;
  /** Overrides of antd's tokens, for all components or one; the `--gezi-…` variables follow them. */
  theme?: Pick<ThemeConfig, 'token' | 'components'>;
  /**
   * Limits theme, language and direction to the content, so that parts of a page have themes of their own. Default true
   * inside another provider, false otherwise: the theme of the page.
   */
  scoped?: boolean;
  /** Called with changed preferences; without it the switches for language and dark mode are hidden. */
  onPreferencesChange?: PersistedUpdate<Preferences>;
  /** Content. */
  children: ReactNode;
}

// antd would put a space between two Chinese characters.
const BUTTON = { autoInsertSpace: false };
// antd reads the English names of these icons out.
const TEXTS = { 'zh-CN': zhCN, 'en-US': enUS };
const TREE_SELECT = { switcherIcon: <CaretDownFilled aria-hidden /> };

/**
 * Provides theme, language, preferences and antd's messages and dialogs to every Gezi component. Animations are off for
 * users who prefer reduced motion. A provider inside another one, or with `scoped`, is for its content only. The content is
 * inside an element without a box that gives it font and text colour; the page around it keeps its own.
 */
export function GeziProvider({
  locale = DEFAULT_PREFERENCES.locale,
  dark = DEFAULT_PREFERENCES.dark,
  primary = DEFAULT_PREFERENCES.primary,
  compact = false,
  direction,
  highContrast: askedContrast,
  theme: overrides,
  scoped: askedScope,
  onPreferencesChange,
  children,
}: GeziProviderProps) {
  const printing = usePrinting();
  const isNight = dark && !printing;
  const motion = !useReducedMotion();
  const wantsContrast = useMedia('(prefers-contrast: more)');
  const highContrast = askedContrast ?? wantsContrast;
  const isInside = useContext(ThemeScopeContext) !== undefined;
  const scoped = askedScope ?? isInside;
  const id = useId();
  // React 18 writes colons into its ids.
  const scope = scoped ? `gezi-theme-${id.replaceAll(/\W/g, '')}` : '';
  const theme = useMemo(
    () => ({
      ...geziTheme({ dark: isNight, primary, motion, compact, highContrast, ...(overrides ? { overrides } : {}) }),
      // antd adds this class to its popups and dialogs too.
      ...(scope && { cssVar: { key: scope } }),
    }),
    [isNight, primary, motion, compact, highContrast, overrides, scope],
  );
  const inputSearch = useMemo(() => ({ searchIcon: <SearchOutlined aria-label={TEXTS[locale].search} /> }), [locale]);
  const look = useMemo(() => ({ compact }), [compact]);
  const preferences = useMemo(
    () => ({ locale, dark, primary, ...(onPreferencesChange ? { change: onPreferencesChange } : {}) }),
    [locale, dark, primary, onPreferencesChange],
  );

  // Before the effects of the children, whose requests carry the language.
  useLayoutEffect(() => {
    if (scoped) return;
    dayjs.locale(locale === 'zh-CN' ? 'zh-cn' : 'en');
    document.documentElement.lang = locale;
  }, [locale, scoped]);

  // Dialogs and popups are outside of any element of the application.
  useLayoutEffect(() => {
    if (!direction || scoped) return;
    const root = document.documentElement;
    const before = root.dir;
    root.dir = direction;
    return () => void (root.dir = before);
  }, [direction, scoped]);

  return (
    <LocaleContext.Provider value={locale}>
      <PreferencesContext.Provider value={preferences}>
        <LookContext.Provider value={look}>
          <ConfigProvider
            locale={ANTD_LOCALES[locale]}
            theme={theme}
            button={BUTTON}
            treeSelect={TREE_SELECT}
            inputSearch={inputSearch}
            {...(direction && { direction })}
          >
            <ThemeVariables dark={isNight} highContrast={highContrast} {...(scope && { scope })} />
            <ThemeScopeContext.Provider value={scope}>
              <App component={false}>
                <div className={`gezi-scope ${scope}`} {...(scope && { lang: locale, dir: direction })}>
                  {children}
                </div>
              </App>
            </ThemeScopeContext.Provider>
          </ConfigProvider>
        </LookContext.Provider>
      </PreferencesContext.Provider>
    </LocaleContext.Provider>
  );
}
