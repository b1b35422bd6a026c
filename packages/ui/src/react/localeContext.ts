import { createContext, useContext } from 'react';
import type { LocaleCode } from '../core/locale';

export const LocaleContext = createContext<LocaleCode>('zh-CN');

/** The current language; `zh-CN` without a {@link GeziProvider}. */
export const useLocale = (): LocaleCode => useContext(LocaleContext);
