export { contrast, readableStep, READABLE } from './contrast';
export { DEFAULT_THEME_COLOR, themeColors } from './themeColors';
export { isLocaleCode, LOCALES, type LocaleCode } from './locale';
export { DEFAULT_PREFERENCES, readPreferences, type Preferences } from './preferences';
export { ellipsis, ELLIPSIS_LIMIT } from './ellipsis';
export { safeStyle } from './safeStyle';
export { formatNumber } from './formatNumber';
export { DATE_FORMAT, DATETIME_FORMAT, TIME_FORMAT, formatDate, formatDateTime, type Moment } from './formatDate';
export {
  applyMarkdown,
  markdownEdit,
  markdownLink,
  type MarkdownEdit,
  type MarkdownText,
  type MarkdownTool,
} from './markdownEdit';
