export { GeziProvider, type GeziProviderProps } from './react/GeziProvider';
export { geziTheme, type ThemeChoice } from './react/geziTheme';
export { defineTexts } from './react/defineTexts';
export { useLocale } from './react/localeContext';
export {
  contrast,
  readableStep,
  DEFAULT_THEME_COLOR,
  themeColors,
  isLocaleCode,
  LOCALES,
  type LocaleCode,
} from './core';
