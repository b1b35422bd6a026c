import type { GridColumn } from '@gezi/editable-grid';
import type { FieldRow } from './core/fieldRows';
import type { Texts } from './texts/zh-CN';

type Column = GridColumn<FieldRow>;
type OptionsOf<Type extends Column['type']> = Partial<Extract<Column, { type?: Type }>>;

/** Columns of the field table; for a sub-table including the referenced table. */
export function fieldColumns(texts: Texts, isSubTable: boolean): Column[] {
  const toggle = (key: keyof FieldRow & keyof Texts, defaultValue: '0' | '1' = '0'): Column => ({
    key,
    title: texts[key] as string,
    type: 'checkbox',
    width: 84,
    customValue: ['1', '0'],
    defaultValue,
    defaultChecked: defaultValue === '1',
  });
  const choice = (
    key: keyof FieldRow & keyof Texts,
    options: Record<string, string>,
    more: OptionsOf<'select'>,
  ): Column => ({
    key,
    title: texts[key] as string,
    type: 'select',
    options: optionsOf(options),
    ...more,
  });
  const text = (key: keyof FieldRow & keyof Texts, more: OptionsOf<'input'> = {}): Column => ({
    key,
    title: texts[key] as string,
    type: 'input',
    width: 130,
    ...more,
  });
  const link = [text('mainTable', { maxLength: 64 }), text('mainField', { maxLength: 64 })];

  return [
    text('dbFieldName', {
      width: 150,
      maxLength: 64,
      pin: 'start',
      validateRules: [
        { required: true },
        { expression: /^[A-Za-z_][A-Za-z0-9_]*$/, message: texts.dbFieldNameWrong },
        { unique: true },
      ],
    }),
    text('dbFieldTxt', { width: 150, maxLength: 200, validateRules: [{ required: true }] }),
    choice('dbType', texts.dbTypes, { width: 120, defaultValue: 'string' }),
    { key: 'dbLength', title: texts.dbLength, type: 'inputNumber', width: 90, defaultValue: 32, validateRules: WHOLE },
    {
      key: 'dbPointLength',
      title: texts.dbPointLength,
      type: 'inputNumber',
      width: 90,
      defaultValue: 0,
      validateRules: WHOLE,
    },
    choice('fieldShowType', texts.showTypes, { width: 140, defaultValue: 'text' }),
    toggle('fieldMustInput'),
    text('fieldDefaultValue', { maxLength: 500 }),
    // A catalogue rule, or a custom expression.
    choice('fieldValidType', texts.rules, { width: 150, allowInput: true }),
    text('dictField', { maxLength: 100 }),
    text('dictTable', { maxLength: 255 }),
    text('dictText', { maxLength: 100 }),
    toggle('isShowForm', '1'),
    toggle('isShowList', '1'),
    toggle('isQuery'),
    choice('queryMode', texts.queryModes, { width: 120, defaultValue: 'single' }),
    toggle('isReadOnly'),
    toggle('sortFlag'),
    ...(isSubTable ? link : []),
  ];
}

const WHOLE = [{ pattern: 'z' }];

const optionsOf = (texts: Record<string, string>) => Object.entries(texts).map(([value, label]) => ({ value, label }));
