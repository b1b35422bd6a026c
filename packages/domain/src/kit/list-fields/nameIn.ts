import type { Language } from './ListField';

/** A name in a language: the English one in English if there is one, else the Chinese one. */
export const nameIn = (language: Language, chinese: string, english: string | null | undefined): string =>
  language === 'en-US' && english ? english : chinese;
