import { defineTexts } from '../../react/defineTexts';
import { enUS } from './en-US';
import { zhCN } from './zh-CN';

/** Texts of what failed to load, apart from the others: they are in every bundle that loads parts on first use. */
export const useLaterTexts = defineTexts({ 'zh-CN': zhCN, 'en-US': enUS });
