import { defineTexts } from '@gezi/ui';
import { enUS } from './en-US';
import { zhCN } from './zh-CN';

/** Texts of cell comments, in the current language. */
export const useCommentTexts = defineTexts({ 'zh-CN': zhCN, 'en-US': enUS });
