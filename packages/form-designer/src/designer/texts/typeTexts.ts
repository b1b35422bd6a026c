import type { FormLocale } from '../../core/model/FieldFailure';
import type { PaletteGroup } from '../../fields/FieldType';

interface TypeTexts {
  /** Component types have their names in all languages. */
  locale: FormLocale;
  groups: Record<PaletteGroup, string>;
}

/** Names of the groups in the palette. */
export const typeTexts: Record<FormLocale, TypeTexts> = {
  'zh-CN': { locale: 'zh-CN', groups: { common: '常用组件', layout: '布局组件', assist: '辅助组件' } },
  'en-US': { locale: 'en-US', groups: { common: 'Common', layout: 'Layout', assist: 'Assist' } },
};
