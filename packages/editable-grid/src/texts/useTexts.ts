import { defineTexts } from '@gezi/ui';
import { enUS } from './en-US';
import { zhCN } from './zh-CN';

/** The grid's texts in the current language. */
export const useTexts = defineTexts({ 'zh-CN': zhCN, 'en-US': enUS });
