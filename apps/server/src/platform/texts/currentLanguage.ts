import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '@gezi/domain';

const storage = new AsyncLocalStorage<Language>();

/** Language of the current request; Chinese outside of requests, e.g. in jobs. */
export const currentLanguage = (): Language => storage.getStore() ?? 'zh-CN';

/** A text in every language, e.g. to recognise it in a workbook. */
export const inEachLanguage = (text: () => string): string[] =>
  (['zh-CN', 'en-US'] as const).map((language) => withLanguage(language, text));

/** Runs `work`, and what it calls asynchronously, in a language. */
export const withLanguage = <T>(language: Language, work: () => T): T => storage.run(language, work);
