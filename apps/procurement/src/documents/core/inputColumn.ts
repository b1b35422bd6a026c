import type { Language, ListField } from '@gezi/domain';
import type { ColumnRule, GridColumn } from '@gezi/editable-grid';

interface InputColumnOptions<Line> {
  language: Language;
  /** Dictionary whose texts are suggested; other texts are accepted too. */
  suggestions?: string;
  rules: readonly ColumnRule<Line>[];
}

/** Characters above which a text is edited in several lines. */
const LONG_TEXT = 255;

/** An editable column of a grid for a field of a line. */
export function inputColumn<Line extends object>(
  { key, label, kind, width, maxLength }: ListField,
  { language, suggestions, rules }: InputColumnOptions<Line>,
): GridColumn<Line> {
  const base = {
    key: key as keyof Line & string,
    title: label[language],
    width: width ?? 180,
    validateRules: maxLength === undefined ? rules : [{ maxLength }, ...rules],
  };
  const text = { ...base, ...(maxLength !== undefined && { maxLength }) };
  if (kind === 'quantity' || kind === 'money' || kind === 'number')
    return { ...base, type: 'inputNumber', align: 'end' };
  if (kind === 'day') return { ...base, type: 'date', width: Math.max(base.width, 140) };
  if (suggestions !== undefined)
    return { ...text, type: 'select', dictCode: suggestions, allowInput: true, width: Math.max(base.width, 96) };
  return maxLength !== undefined && maxLength > LONG_TEXT ? { ...text, type: 'input_pop' } : { ...text, type: 'input' };
}
