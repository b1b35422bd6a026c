import { DEFAULT_CONFIG } from '../../catalogue/formSettings';
import { CONTENT_STYLE, TITLE_STYLE } from '../../catalogue/newTree';
import type { CompType } from '../../../fields/CompType';
import { fieldTypes } from '../../../fields/fieldTypes';
import type { FormContent, JsonObject } from '../../document/FormDocument';

/** Parts of templates, as a form saves them. */

export const form = (list: readonly JsonObject[], config: JsonObject = {}): FormContent => ({
  list,
  config: { ...DEFAULT_CONFIG, labelWidth: 100, ...config },
});

/** A component whose placeholder names its label. */
export function field(type: CompType, id: string, label: string, members: JsonObject = {}): JsonObject {
  const data = fieldTypes[type].defaults;
  const asks = Object.hasOwn(data, 'placeholder') && data['placeholder'] === '请输入';
  return {
    id,
    _id: id,
    ...data,
    label,
    ...(asks ? { placeholder: `请输入${label}` } : {}),
    ...members,
  };
}

export const required = { required: true } as const;

/** A field in a table cell whose neighbour is the label. */
export const unlabelled = { showLabel: false, labelWidth: 1 } as const;

/** An amount in yuan, to the cent. */
export const amount = (id: string, label: string, members: JsonObject = {}): JsonObject =>
  field('inputNumber', id, label, { max: 999_999_999, precision: 2, ...members });

export const heading = (id: string, text: string): JsonObject => ({
  ...field('text', id, '', { text, align: 'center', size: '20', bold: '700' }),
});

export const divider = (id: string, text: string): JsonObject => field('divider', id, '', { text });

/** Choices with numbers from 1 as their values. */
export const options = (...labels: string[]): JsonObject => ({
  options: labels.map((label, index) => ({ label, value: index + 1 })),
});

/** A row of columns of equal width, with one component each. */
export function row(id: string, ...items: JsonObject[]): JsonObject {
  const columns = items.map((item, index) => ({ index, span: Math.floor(24 / items.length), list: [item] }));
  return { id, _id: id, ...fieldTypes.row.defaults, gutter: 15, columns };
}

export const rows = (
  id: string,
  label: string,
  columns: readonly JsonObject[],
  members: JsonObject = {},
): JsonObject => ({
  id,
  _id: id,
  ...fieldTypes.dynamicTable.defaults,
  label,
  columns,
  ...members,
});

/** A table of titles and contents; a content may span the columns to its right. */
export function table(
  id: string,
  first: number,
  lines: readonly (readonly (readonly [title: string, item: JsonObject])[])[],
): JsonObject {
  let next = first;
  const cell = (style: JsonObject, columns: readonly JsonObject[], col = 1, hide = false): JsonObject => ({
    id: next++,
    col,
    row: 1,
    hide,
    compType: 'tdItem',
    style,
    columns,
  });
  const layoutArray = lines.map((line) => {
    const [[title, item], second] = line as readonly [readonly [string, JsonObject], (readonly [string, JsonObject])?];
    const start = [cell(TITLE_STYLE, [caption(next, title)]), cell(CONTENT_STYLE, [item], second ? 1 : 3)];
    return second
      ? [...start, cell(TITLE_STYLE, [caption(next, second[0])]), cell(CONTENT_STYLE, [second[1]])]
      : [...start, cell(TITLE_STYLE, [], 1, true), cell(CONTENT_STYLE, [], 1, true)];
  });
  return { id, _id: id, ...fieldTypes.table.defaults, layoutArray };
}

const caption = (number: number, text: string): JsonObject => field('text', `fd_caption_${number}`, '', { text });
