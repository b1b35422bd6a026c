import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';

/** antd's own texts for each language of ours. */
export const ANTD_LOCALES = { 'zh-CN': zhCN, 'en-US': enUS };
