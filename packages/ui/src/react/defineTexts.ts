import type { LocaleCode } from '../core/locale';
import { useLocale } from './localeContext';

/**
 * Binds a package's texts to the language in force.
 *
 * @example
 * export const useTexts = defineTexts({ 'zh-CN': zhCN, 'en-US': enUS });
 */
export function defineTexts<Texts>(texts: Record<LocaleCode, Texts>): () => Texts {
  return () => texts[useLocale()];
}
