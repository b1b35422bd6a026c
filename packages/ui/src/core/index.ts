export { contrast, readableStep, READABLE } from './contrast';
export { DEFAULT_THEME_COLOR, themeColors } from './themeColors';
export { isLocaleCode, LOCALES, type LocaleCode } from './locale';
export { DEFAULT_PREFERENCES, readPreferences, type Preferences } from './preferences';
export { ellipsis, ELLIPSIS_LIMIT } from './ellipsis';
export { safeStyle } from './html/safeStyle';
export { percentOf } from './percentOf';
export { formatNumber } from './formatNumber';
export { DATE_FORMAT, DATETIME_FORMAT, TIME_FORMAT, formatDate, formatDateTime, type Moment } from './formatDate';
export { continueMarkdown } from './continueMarkdown';
export { editableText, mergeEdit } from './markdownSource';
export {
  applyMarkdown,
  markdownEdit,
  markdownLink,
  type HeadingLevel,
  type MarkdownEdit,
  type MarkdownText,
  type MarkdownTool,
} from './markdownEdit';
