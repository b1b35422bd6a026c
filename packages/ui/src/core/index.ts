// Theme, language, preferences
export { contrast, readableStep } from './contrast';
export { DEFAULT_THEME_COLOR, themeColors } from './themeColors';
export { LOCALES, type LocaleCode } from './locale';
export { DEFAULT_PREFERENCES, type Preferences } from './preferences';

// Formats
export { DATE_FORMAT, DATETIME_FORMAT, TIME_FORMAT, formatDate, formatDateTime, type Moment } from './formatDate';
export { formatNumber } from './formatNumber';
export { ellipsis } from './ellipsis';
export { percentOf } from './percentOf';
