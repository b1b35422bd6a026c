/** Languages of all texts; the first is the default. */
const LOCALES = ['zh-CN', 'en-US'] as const;
export type LocaleCode = (typeof LOCALES)[number];

export const isLocaleCode = (value: unknown): value is LocaleCode => LOCALES.includes(value as LocaleCode);
