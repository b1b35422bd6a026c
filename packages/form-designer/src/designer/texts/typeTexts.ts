import type { CompType } from '../../fields/CompType';
import type { PaletteGroup } from '../../fields/FieldType';
import { fieldTypes } from '../../fields/fieldTypes';

interface TypeTexts {
  types: Record<CompType, string>;
  groups: Record<PaletteGroup, string>;
}

const namesIn = (locale: 'zh-CN' | 'en-US') =>
  Object.fromEntries(Object.values(fieldTypes).map(({ type, texts }) => [type, texts[locale]])) as TypeTexts['types'];

/** Names of the component types and of their groups in the palette. */
export const typeTexts = {
  'zh-CN': {
    types: namesIn('zh-CN'),
    groups: { common: '常用组件', layout: '布局组件', assist: '辅助组件' },
  },
  'en-US': {
    types: namesIn('en-US'),
    groups: { common: 'Common', layout: 'Layout', assist: 'Assist' },
  },
} satisfies Record<string, TypeTexts>;
