import type { LocaleCode } from '../core/locale';
import { useLocale } from './localeContext';

/**
 * Creates a hook that returns a package's texts in the current language.
 *
 * @example
 * export const useTexts = defineTexts({ 'zh-CN': zhCN, 'en-US': enUS });
 */
export function defineTexts<Texts>(texts: Record<LocaleCode, Texts>): () => Texts {
  return () => texts[useLocale()];
}
