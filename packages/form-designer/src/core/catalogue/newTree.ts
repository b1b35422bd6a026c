import type { NodeTree } from '../commands/FormCommand';
import type { JsonObject } from '../document/FormDocument';
import { fieldTypes, findFieldType } from '../../fields/fieldTypes';
import { englishDefaults } from './englishDefaults';
import { idFor, type IdSource } from './ids';

/** Styles of the cells of a new table: a title next to its content (B§2). */
export const TITLE_STYLE = { background: '#F6F6F6', width: 15 } as const;
export const CONTENT_STYLE = { background: '#FFFFFF', width: 35 } as const;

/**
 * A fresh component: a row has two columns of 12, a table two rows of title, content, title, content.
 *
 * @param locale language of its label, placeholder and options; default Chinese, as the specification has them
 */
export function newTree(type: string, ids: IdSource, locale: 'zh-CN' | 'en-US' = 'zh-CN'): NodeTree {
  if (type === 'tdItem') return newCell(ids);
  const id = idFor(type, ids());
  const known = findFieldType(type);
  const defaults = known && locale === 'en-US' ? englishDefaults(known) : known?.defaults;
  const data: JsonObject = { id, _id: id, ...defaults };
  switch (type) {
    case 'row':
      return {
        key: id,
        kind: 'item',
        data: { ...data, columns: null },
        children: [0, 1].map((index) => newColumn(id, index, 12)),
      };
    case 'table': {
      const looks = [TITLE_STYLE, CONTENT_STYLE, TITLE_STYLE, CONTENT_STYLE];
      const children = [...looks, ...looks].map((style) => newCell(ids, style));
      return { key: id, kind: 'item', data: { ...data, layoutArray: null }, rows: [4, 4], children };
    }
    case 'dynamicTable':
      return { key: id, kind: 'item', data: { ...data, columns: null }, children: [] };
    default:
      return { key: id, kind: 'item', data, children: [] };
  }
}

/** An empty cell; its id is a number. */
export function newCell(ids: IdSource, style: JsonObject = CONTENT_STYLE): NodeTree {
  const id = ids();
  return {
    key: String(id),
    kind: 'cell',
    data: { id, ...fieldTypes.tdItem.defaults, style, columns: null },
    children: [],
  };
}

/** An empty column of a row. */
export const newColumn = (row: string, index: number, span: number): NodeTree => ({
  key: `${row}/${index}`,
  kind: 'column',
  data: { index, span, list: null },
  children: [],
});
