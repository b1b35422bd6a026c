import { localized } from './localized';
import { enUS } from './en-US';
import { zhCN } from './zh-CN';

export { currentLanguage, inEachLanguage, withLanguage } from './currentLanguage';
export { inCurrentLanguage } from './inCurrentLanguage';
export { localized } from './localized';

/** Texts for users in the language of the current request. Read a text where it is used, not once at start. */
export const texts = localized({ 'zh-CN': zhCN, 'en-US': enUS });
