import { done, refused, type ListField, type Outcome, type WorkbookColumn } from '@gezi/domain';
import { texts } from '../../platform/texts';
import type { ListColumn } from './ListImport';
import { readDay } from './readDay';

/** Items of dictionaries by their code, as `dictionaries.all` gives them. */
export type Words = Readonly<Record<string, readonly { value: string; text: string }[]>>;
export type CellReader = (text: string) => Outcome<unknown, string>;

const t = texts.import;

/**
 * The columns of a list in a workbook: cells are read and written as the kind of the field has it, those of a
 * dictionary as its words.
 *
 * @param columns of `importColumnsOf` or `exportColumnsOf`
 * @param readers by key, for cells that mean something of their own
 */
export const sheetColumns = (
  columns: readonly WorkbookColumn[],
  words: Words = {},
  readers: Readonly<Record<string, CellReader>> = {},
): ListColumn[] =>
  columns.map(({ key, header, required, unique, maxLength, width, field }) => {
    const read = readers[key] ?? readerOf(field, header, words);
    const items = itemsOf(field, words);
    return {
      key,
      header,
      ...(required && { required }),
      ...(unique && { unique }),
      ...(maxLength !== undefined && { maxLength }),
      ...(width !== undefined && { width }),
      ...(read && { read }),
      ...(items && { cell: (row: Readonly<Record<string, unknown>>) => wordOf(row, key, items) }),
    };
  });

function itemsOf({ options, dict }: ListField, words: Words): Words[string] | undefined {
  if (dict !== undefined && words[dict]) return words[dict];
  if (options) return options.map(({ value, label }) => ({ value, text: label['zh-CN'] }));
  return dict === undefined ? undefined : [];
}

function readerOf(field: ListField, header: string, words: Words): CellReader | undefined {
  const items = itemsOf(field, words);
  if (items) {
    return (cell) => {
      const item = items.find(({ text }) => text === cell);
      if (!item) return refused(t.notListed(header, items.map(({ text }) => text).join('、')));
      return done(field.kind === 'number' ? Number(item.value) : item.value);
    };
  }
  const { kind, pattern } = field;
  if (kind === 'day') {
    return (cell) => {
      const day = readDay(cell);
      return day === undefined ? refused(t.wrong(header)) : done(day);
    };
  }
  const shape = new RegExp(pattern ?? '^\\d{1,9}$');
  if (kind === 'number') return (cell) => (shape.test(cell) ? done(Number(cell)) : refused(t.wrong(header)));
  return pattern === undefined ? undefined : (cell) => (shape.test(cell) ? done(cell) : refused(t.wrong(header)));
}

/** The word for what is stored: the one the row brings, else that of the list. */
function wordOf(row: Readonly<Record<string, unknown>>, key: string, items: Words[string]): unknown {
  const given = row[`${key}_dictText`];
  if (given !== undefined) return given;
  const value = row[key];
  return items.find((item) => item.value === String(value as string | number))?.text ?? value;
}
