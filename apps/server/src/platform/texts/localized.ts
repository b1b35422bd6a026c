import type { Language } from '@gezi/domain';
import { currentLanguage } from './currentLanguage';

/**
 * A catalogue that reads each text in the current language.
 *
 * @param catalogues texts and functions that return texts, in nested objects of the same shape
 */
export function localized<Texts extends object>(catalogues: Readonly<Record<Language, Texts>>): Texts {
  const chinese = catalogues['zh-CN'] as Record<string, unknown>;
  const english = catalogues['en-US'] as Record<string, unknown>;
  return Object.defineProperties(
    {},
    Object.fromEntries(
      Object.keys(chinese).map((key): [string, PropertyDescriptor] => {
        const [inChinese, inEnglish] = [chinese[key], english[key]];
        if (isGroup(inChinese)) {
          const group = localized({ 'zh-CN': inChinese, 'en-US': inEnglish as object });
          return [key, { value: group, enumerable: true }];
        }
        const read = () => (currentLanguage() === 'en-US' ? inEnglish : inChinese);
        return [key, { get: read, enumerable: true }];
      }),
    ),
  ) as Texts;
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;
