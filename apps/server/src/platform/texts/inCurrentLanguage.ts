import { nameIn } from '@gezi/domain';
import { currentLanguage } from './currentLanguage';

/** {@link nameIn} the current language. */
export const inCurrentLanguage = (chinese: string, english: string | null | undefined): string =>
  nameIn(currentLanguage(), chinese, english);
