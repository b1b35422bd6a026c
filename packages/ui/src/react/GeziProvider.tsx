import { App, ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { useEffect, useMemo, type ReactNode } from 'react';
import type { LocaleCode } from '../core/locale';
import { geziTheme } from './geziTheme';
import { LocaleContext } from './localeContext';
import { ThemeVariables } from './ThemeVariables';

export interface GeziProviderProps {
  /** Language of every text below; default `zh-CN`. */
  locale?: LocaleCode;
  /** Dark colours; default false. */
  dark?: boolean;
  /** Seed of the theme colour; default `#1890FF`. */
  primary?: string;
  children: ReactNode;
}

const ANTD_LOCALES = { 'zh-CN': zhCN, 'en-US': enUS };
// Two Chinese characters in a button keep together.
const BUTTON = { autoInsertSpace: false };

/** The ground every Gezi component stands on: theme, language, antd's messages and dialogs. */
export function GeziProvider({ locale = 'zh-CN', dark = false, primary, children }: GeziProviderProps) {
  const theme = useMemo(() => geziTheme({ dark, ...(primary ? { primary } : {}) }), [dark, primary]);

  useEffect(() => {
    dayjs.locale(locale === 'zh-CN' ? 'zh-cn' : 'en');
    document.documentElement.lang = locale;
  }, [locale]);

  return (
    <LocaleContext value={locale}>
      <ConfigProvider locale={ANTD_LOCALES[locale]} theme={theme} button={BUTTON}>
        <ThemeVariables dark={dark} />
        <App component={false}>{children}</App>
      </ConfigProvider>
    </LocaleContext>
  );
}
