import { defineTexts } from '@gezi/ui';
import { sheetEnUS } from './en-US';
import { sheetZhCN, type SheetTexts } from './zh-CN';

const byLocale = { 'zh-CN': sheetZhCN, 'en-US': sheetEnUS };

/** The texts outside React. */
export const sheetTexts = (locale: 'zh-CN' | 'en-US'): SheetTexts => byLocale[locale];

/** The texts in the current language. */
export const useSheetTexts = defineTexts(byLocale);
