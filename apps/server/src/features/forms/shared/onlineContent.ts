import { RECORD_MEMBERS, type DictItem, type FormField, type FormFieldIn, type FormHead } from '@gezi/domain';
import { catalogue, findRule, messageOf } from '@gezi/validators';

/** Fields that every table of the platform has: kept with the form, never asked of whoever fills it in. */
const SYSTEM_FIELDS = new Set([
  ...RECORD_MEMBERS,
  'create_by',
  'create_time',
  'update_by',
  'update_time',
  'sys_org_code',
  'tenant_id',
]);

export const isAsked = ({ dbFieldName, mainTable }: Pick<FormFieldIn, 'dbFieldName' | 'mainTable'>): boolean =>
  !SYSTEM_FIELDS.has(dbFieldName) && !mainTable;

const NUMBERS = new Set(['int', 'double', 'BigDecimal']);
const IMAGES = '.jpg,.jpeg,.png,.gif,.webp,.bmp';

/** Whom people and departments are chosen from where the field does not say. */
const OWN_CODES: Readonly<Record<string, string>> = {
  sel_user: 'sys_user,realname,username',
  sel_depart: 'sys_depart,depart_name,id',
};

/** The code under which the choices of a field are asked for; '' for none. */
export const dictCodeOf = ({ dictTable, dictText, dictField, fieldShowType }: FormField): string =>
  dictTable ? `${dictTable},${dictText},${dictField}` : dictField || (OWN_CODES[fieldShowType] ?? '');

export const isJoined = ({ fieldShowType }: FormField): boolean =>
  fieldShowType === 'checkbox' || fieldShowType === 'list_multi';

/** Entries of a system dictionary by its code; none for one whose entries are not known here. */
export type ChoicesOf = (dictCode: string) => readonly DictItem[];

export interface SubForm {
  head: Pick<FormHead, 'tableName' | 'tableTxt'>;
  fields: readonly FormField[];
}

interface Layout {
  /** Fields beside each other in one row of the form. */
  columns: number;
}

/**
 * An online form as the content of a designed one, so that both are shown and checked by one module: a field becomes
 * the component that stores what the field stores, a sub-table a dynamic table under its name.
 */
export const onlineContent = (
  fields: readonly FormField[],
  subs: readonly SubForm[],
  choicesOf: ChoicesOf,
  { columns }: Layout = { columns: 1 },
): string =>
  JSON.stringify({
    list: [
      ...inRows(
        fields.filter(isAsked).map((field) => itemOf(field, choicesOf)),
        columns,
      ),
      ...subs.map(({ head, fields: own }) => ({
        id: head.tableName,
        _id: head.tableName,
        compType: 'dynamicTable',
        label: head.tableTxt,
        columns: own.filter(isAsked).map((field) => itemOf(field, choicesOf)),
      })),
    ],
    config: { version: '1.10', labelPosition: 'right', labelWidth: 100, gutter: 15 },
  });

type Item = ReturnType<typeof itemOf>;
/** What takes a row of its own. */
const WIDE = new Set(['textarea', 'editor', 'upload']);

function inRows(items: readonly Item[], columns: number): object[] {
  if (columns <= 1) return [...items];
  const rows: Item[][] = [];
  for (const item of items) {
    const last = rows.at(-1);
    const isAlone = WIDE.has(item.compType);
    if (!last || isAlone || last.length === columns || WIDE.has(last[0]!.compType)) rows.push([item]);
    else last.push(item);
  }
  return rows.map((list, at) => ({
    // No field can be called so.
    id: `row-${at + 1}`,
    _id: `row-${at + 1}`,
    compType: 'row',
    columns: list.map((item, index) => ({
      index,
      span: WIDE.has(item.compType) ? 24 : 24 / columns,
      list: [item],
    })),
  }));
}

function itemOf(field: FormField, choicesOf: ChoicesOf) {
  const value = field.fieldDefaultValue || field.dbDefaultVal || undefined;
  return {
    id: field.dbFieldName,
    _id: field.dbFieldName,
    label: field.dbFieldTxt,
    required: field.fieldMustInput === '1' || field.dbIsNull === '0' || field.fieldValidType === '*',
    readonly: field.isReadOnly === '1',
    rules: rulesOf(field),
    // What is worked out by the platform's expressions, `#{sysUserName}`, is no default of ours.
    ...(value !== undefined && !value.includes('{') && { value }),
    ...controlOf(field, choicesOf),
  };
}

function controlOf(field: FormField, choicesOf: ChoicesOf): { compType: string; [member: string]: unknown } {
  const { dbType, dbLength } = field;
  const choices = choicesIn(dictCodeOf(field), choicesOf);
  switch (field.fieldShowType) {
    case 'radio':
      return { compType: 'radio', ...choices };
    case 'checkbox':
      return { compType: 'checkbox', ...choices };
    case 'list':
    case 'sel_search':
    case 'sel_user':
    case 'sel_depart':
      return { compType: 'select', filterable: field.fieldShowType !== 'list', ...choices };
    case 'list_multi':
      return { compType: 'select', multiple: true, ...choices };
    case 'date':
    case 'datetime':
      return { compType: 'date', type: field.fieldShowType };
    case 'time':
      return { compType: 'time' };
    case 'file':
      return { compType: 'upload' };
    case 'image':
      return { compType: 'upload', accept: IMAGES };
    case 'umeditor':
      return { compType: 'editor' };
    case 'switch':
      return { compType: 'Switch', 'active-value': 'Y', 'inactive-value': 'N' };
    case 'textarea':
    case 'markdown':
      return { compType: 'textarea', ...(dbType === 'string' && dbLength > 0 && { maxlength: dbLength }) };
    default:
      if (NUMBERS.has(dbType)) return { compType: 'inputNumber', ...boundsOf(field) };
      return { compType: 'input', ...(dbType === 'string' && dbLength > 0 && { maxLength: dbLength }) };
  }
}

/** Entries of a table are too many, and not everybody's to see: whoever fills the form in asks for them. */
function choicesIn(code: string, choicesOf: ChoicesOf): Record<string, unknown> {
  if (code.includes(',')) return { dataType: 'dynamic', action: `/sys/dict/getDictItems/${encodeURIComponent(code)}` };
  return { options: code === '' ? [] : choicesOf(code).map(({ value, text }) => ({ label: text, value })) };
}

/** What a column of so many digits holds. */
function boundsOf({ dbType, dbLength, dbPointLength }: FormField) {
  const precision = dbType === 'int' ? 0 : dbPointLength;
  const whole = dbLength - precision;
  // Beyond 15 digits a JSON number is no longer exact, and no bound could be told.
  if (whole < 1 || dbLength > 15) return { precision };
  const most = Number(`${'9'.repeat(whole)}${precision ? `.${'9'.repeat(precision)}` : ''}`);
  return { precision, min: -most, max: most };
}

function rulesOf({ fieldValidType }: FormField): { rule: string; msg?: string }[] {
  if (!fieldValidType || fieldValidType === '*' || fieldValidType === 'only') return [];
  const key = findRule(fieldValidType, ['grid']);
  if (!key) return [{ rule: fieldValidType }];
  const { pattern } = catalogue[key] as { pattern?: RegExp };
  return pattern ? [{ rule: pattern.source, msg: messageOf(key) }] : [];
}
