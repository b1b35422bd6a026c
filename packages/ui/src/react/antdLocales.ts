import type { ConfigProviderProps } from 'antd';
import enUS from 'antd/locale/en_US.js';
import zhCN from 'antd/locale/zh_CN.js';

/** antd's own texts for each language of ours. */
export const ANTD_LOCALES = { 'zh-CN': textsOf(zhCN), 'en-US': textsOf(enUS) };

type Locale = NonNullable<ConfigProviderProps['locale']>;

/** Node passes the whole CommonJS module where bundlers pass its default export. */
function textsOf(module: Locale & { default?: Locale }): Locale {
  return module.default ?? module;
}
