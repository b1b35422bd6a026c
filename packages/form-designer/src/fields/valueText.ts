import type { FormLocale } from '../core/model/FieldFailure';
import type { FieldPlan } from '../core/model/CompiledForm';
import type { Json, JsonObject } from '../core/document/FormDocument';
import { isObject, textMember } from '../core/document/members';
import { numberText } from '../core/model/numberText';
import { staticOptions, type ChoiceOption } from '../core/model/options';
import { listOf, plainText } from '../runtime/kit/values';
import { optionTexts, pathTexts } from '../runtime/options/optionText';
import { cascaderLook } from './cascader/cascaderLook';
import { readPaths } from './cascader/readPaths';
import { htmlText } from './editor/htmlText';
import { readPeopleValue } from './shared/dialog/peopleValue';
import { momentText } from './shared/moment/moments';
import { switchSides } from './switch/switchSides';
import { readFiles } from './upload/files';

export interface ValueTextOptions {
  /** Language of the two sides of a switch; default `zh-CN`. */
  readonly locale?: FormLocale;
  /** Options that the form loads, e.g. the entries of a dictionary; default: the options saved with the field. */
  readonly options?: readonly ChoiceOption[];
}

/** Maximum rows of a table in one text. */
const MAX_ROWS = 20;

/**
 * A stored value as one line of text, for lists, exports and messages: labels of options, names of files and people,
 * dates as the form shows them.
 *
 * @returns '' for no value; a value that does not fit its field stands for itself
 */
export function valueText(
  field: Pick<FieldPlan, 'type' | 'data' | 'columns'>,
  value: Json,
  more: ValueTextOptions = {},
): string {
  if (value === undefined || value === null || value === '') return '';
  const { type, data, columns } = field;
  if (columns) return rowsText(columns, value, more);
  switch (type) {
    case 'inputNumber':
      return numberText(value, data);
    case 'select':
    case 'radio':
    case 'checkbox':
      return optionTexts(more.options ?? staticOptions(data), value).join(',');
    case 'cascader':
      return pathsText(data, value, more.options ?? staticOptions(data));
    case 'Switch':
      return sideText(data, value, more);
    case 'date':
    case 'time':
      return listOf(value)
        .map((one) => momentText(one, type, data))
        .join(` ${textMember(data, 'range-separator', '-')} `);
    case 'slider':
      return listOf(value).map(plainText).join(' – ');
    case 'upload':
      return (
        readFiles(value)
          ?.map(({ name }) => name)
          .join(',') ?? plainText(value)
      );
    case 'editor':
      return htmlText(plainText(value)).trim();
    case 'dialogList':
      return plainText(value).replaceAll(';', ',');
    case 'userList':
    case 'userDept': {
      const { names, ids } = readPeopleValue(value);
      return (names.length > 0 ? names : ids).join(',');
    }
    default:
      return listOf(value).map(plainText).join(',');
  }
}

function pathsText(data: JsonObject, value: Json, options: readonly ChoiceOption[]): string {
  const { multiple, allLevels, separator } = cascaderLook(data);
  return readPaths(value, multiple)
    .map((path) => pathTexts(options, path))
    .map((texts) => (allLevels ? texts.join(` ${separator} `) : (texts.at(-1) ?? '')))
    .join(',');
}

function sideText(data: JsonObject, value: Json, { locale }: ValueTextOptions): string {
  const text = plainText(value);
  return Object.values(switchSides(data, locale)).find((side) => plainText(side.value) === text)?.label ?? text;
}

/** The first rows of a table; cells are separated by spaces, rows by `；`. */
function rowsText(columns: readonly FieldPlan[], value: Json, { locale }: ValueTextOptions): string {
  const rows = listOf(value).filter(isObject);
  const lines = rows.slice(0, MAX_ROWS).map((row) =>
    columns
      .map((column) => valueText(column, row[column.id] ?? '', locale ? { locale } : {}))
      .filter(Boolean)
      .join(' '),
  );
  return `${lines.filter(Boolean).join('；')}${rows.length > MAX_ROWS ? '…' : ''}`;
}
