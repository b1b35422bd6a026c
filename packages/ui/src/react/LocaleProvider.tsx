import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import type { LocaleCode } from '../core/locale';
import { ANTD_LOCALES } from './antdLocales';
import { LocaleContext } from './localeContext';

export interface LocaleProviderProps {
  /** Language of every text below. */
  locale: LocaleCode;
  /** Content. */
  children: ReactNode;
}

/** Sets another language for a part of a page; theme and preferences stay those of the `GeziProvider`. */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  return (
    <LocaleContext.Provider value={locale}>
      <ConfigProvider locale={ANTD_LOCALES[locale]}>{children}</ConfigProvider>
    </LocaleContext.Provider>
  );
}
