import type { Language } from '@gezi/domain';
import { inRequestContext, requestContext } from '../kit/requestContext';

/** Language of the current request; Chinese outside of requests, e.g. in jobs. */
export const currentLanguage = (): Language => requestContext()?.language ?? 'zh-CN';

/** Texts in every language, e.g. to store them or to recognise them in a workbook. */
export const inEachLanguage = <Texts>(write: () => Texts): [chinese: Texts, english: Texts] => [
  withLanguage('zh-CN', write),
  withLanguage('en-US', write),
];

/** Runs `work`, and what it calls asynchronously, in a language. */
export const withLanguage = <T>(language: Language, work: () => T): T =>
  inRequestContext({ ...requestContext(), language }, work);
