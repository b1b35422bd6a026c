import type { Locale } from '../ValueRefusal';
import { enUS } from './en-US';
import { zhCN, type Texts } from './zh-CN';

/** The messages of a language; default Chinese. */
export const textsOf = (locale?: Locale): Texts => (locale === 'en-US' ? enUS : zhCN);
