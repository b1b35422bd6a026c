import { defineTexts } from '@gezi/ui';
import { enUS } from './en-US';
import { zhCN, type Texts } from './zh-CN';

export const useTexts = defineTexts<Texts>({ 'zh-CN': zhCN, 'en-US': enUS });
