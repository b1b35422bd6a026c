import { defineTexts } from '@gezi/ui';
import { enUS } from './en-US';
import { zhCN } from './zh-CN';

/** Texts of editing together, in the language in force. */
export const useSyncTexts = defineTexts({ 'zh-CN': zhCN, 'en-US': enUS });
