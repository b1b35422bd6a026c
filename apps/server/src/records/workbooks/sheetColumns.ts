import {
  AMOUNT_TEXT,
  done,
  MONEY_DECIMALS,
  refused,
  type FieldKind,
  type ListField,
  type Outcome,
  type WorkbookColumn,
} from '@gezi/domain';
import { formatNumber } from '@gezi/ui/core';
import { currentLanguage, texts } from '../../platform/texts';
import type { ListColumn } from './ListImport';
import { readDay } from './readDay';
import type { CellType } from './typedCell';

/** Dictionary items by code, from `dictionaries.all`. */
export type DictItems = Readonly<Record<string, readonly SheetOption[]>>;

interface SheetOption {
  value: string;
  /** In the current language, as exports write it. */
  text: string;
  /** Texts in all languages, which imports recognise; default `text`. */
  names?: readonly string[];
}
export type CellReader = (text: string) => Outcome<unknown, string>;

const t = texts.import;

/**
 * Builds workbook columns from list fields. The field kind decides how cells are read and written; dictionary values
 * appear as texts.
 *
 * @param columns result of `importColumnsOf` or `exportColumnsOf`
 * @param readers custom cell parsers by column key
 */
export const sheetColumns = (
  columns: readonly WorkbookColumn[],
  dictItems: DictItems = {},
  readers: Readonly<Record<string, CellReader>> = {},
): ListColumn[] =>
  columns.map(({ key, header, required, unique, maxLength, width, field }) => {
    const headers = { 'zh-CN': header, 'en-US': field.label['en-US'] };
    const read = readers[key] ?? readerOf(field, () => headers[currentLanguage()], dictItems);
    const write = writerOf(key, field, dictItems);
    const type = itemsOf(field, dictItems) ? undefined : CELL_TYPES[field.kind ?? 'text'];
    return {
      key,
      get header() {
        return headers[currentLanguage()];
      },
      headers: Object.values(headers),
      ...(required && { required }),
      ...(unique && { unique }),
      ...(maxLength !== undefined && { maxLength }),
      ...(width !== undefined && { width }),
      ...(read && { read }),
      ...(write && { cell: write }),
      ...(type && { type }),
    };
  });

const CELL_TYPES: Readonly<Partial<Record<FieldKind, CellType>>> = {
  number: 'number',
  quantity: 'amount',
  money: 'amount',
  day: 'day',
  moment: 'moment',
};

/** How an export shows a field; undefined: as stored. Numbers as in lists (`formatNumber`). */
function writerOf(key: string, field: ListField, dictItems: DictItems): ListColumn['cell'] {
  if (itemsOf(field, dictItems)) return (row) => textOf(row, key, itemsOf(field, dictItems)!);
  const { kind } = field;
  if (kind !== 'money' && kind !== 'quantity') return undefined;
  return (row) => formatNumber(row[key] as number | string | null, kind === 'money' ? MONEY_DECIMALS : undefined);
}

function itemsOf({ options, dict }: ListField, dictItems: DictItems): DictItems[string] | undefined {
  if (dict !== undefined && dictItems[dict]) return dictItems[dict];
  if (options)
    return options.map(({ value, label }) => ({ value, text: label[currentLanguage()], names: Object.values(label) }));
  return dict === undefined ? undefined : [];
}

function readerOf(field: ListField, header: () => string, dictItems: DictItems): CellReader | undefined {
  if (itemsOf(field, dictItems)) {
    return (cell) => {
      const items = itemsOf(field, dictItems)!;
      const item = items.find(({ text, names = [text] }) => names.includes(cell));
      if (!item) return refused(t.notListed(header(), items.map(({ text }) => text).join('、')));
      return done(field.kind === 'number' ? Number(item.value) : item.value);
    };
  }
  const { kind, pattern } = field;
  if (kind === 'day') {
    return (cell) => {
      const day = readDay(cell);
      return day === undefined ? refused(t.wrong(header())) : done(day);
    };
  }
  if (kind === 'money' || kind === 'quantity') {
    return (cell) => {
      const amount = cell.replaceAll(/,(?=\d{3}(?:\D|$))/g, '');
      return AMOUNT_TEXT.test(amount) ? done(amount) : refused(t.wrong(header()));
    };
  }
  const shape = new RegExp(pattern ?? '^\\d{1,9}$');
  if (kind === 'number') return (cell) => (shape.test(cell) ? done(Number(cell)) : refused(t.wrong(header())));
  return pattern === undefined ? undefined : (cell) => (shape.test(cell) ? done(cell) : refused(t.wrong(header())));
}

/** Text of a stored value: `…_dictText` of the row if present, else from `items`. */
function textOf(row: Readonly<Record<string, unknown>>, key: string, items: DictItems[string]): unknown {
  const given = row[`${key}_dictText`];
  if (given !== undefined) return given;
  const value = row[key];
  return items.find((item) => item.value === String(value as string | number))?.text ?? value;
}
