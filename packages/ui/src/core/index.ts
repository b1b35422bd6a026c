// Theme, language, preferences
export { contrast, readableStep } from './contrast';
export { fixedColors } from './fixedColors';
export { DEFAULT_THEME_COLOR, themeColors } from './themeColors';
export type { LocaleCode } from './locale';
export type { Preferences } from './preferences';

// Formats
export { DATETIME_FORMAT, formatDate, formatDateTime, type Moment } from './formatDate';
export { decimalText, formatNumber } from './formatNumber';
export { ellipsis } from './ellipsis';
export { percentOf } from './percentOf';

// Data
export { loadAreaOptions } from './area/loadAreaOptions';
export type { AreaOption } from './area/areaOptions';
