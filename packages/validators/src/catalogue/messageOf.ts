import type { Locale } from '../ValueRefusal';
import { textsOf } from '../texts/textsOf';
import type { RuleKey } from './catalogue';

/** The message of a catalogue rule; default Chinese. */
export const messageOf = (key: RuleKey, locale?: Locale): string => textsOf(locale).rules[key];
