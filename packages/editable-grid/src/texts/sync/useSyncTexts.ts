import { defineTexts } from '@gezi/ui';
import { enUS } from './en-US';
import { zhCN } from './zh-CN';

/** Texts of shared sheets, in the current language. */
export const useSyncTexts = defineTexts({ 'zh-CN': zhCN, 'en-US': enUS });
