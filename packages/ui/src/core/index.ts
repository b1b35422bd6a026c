export { contrast, readableStep, READABLE } from './contrast';
export { DEFAULT_THEME_COLOR, themeColors } from './themeColors';
export { isLocaleCode, LOCALES, type LocaleCode } from './locale';
