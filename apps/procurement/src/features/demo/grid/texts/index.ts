import { defineTexts } from '@gezi/ui';
import { enUS } from './en-US';
import { zhCN } from './zh-CN';

export const useTexts = defineTexts({ 'zh-CN': zhCN, 'en-US': enUS });
