import { RECORD_MEMBERS, type DictItem, type FormField, type FormFieldIn, type FormHead } from '@gezi/domain';
import { catalogue, findRule, messageOf } from '@gezi/validators';

/** System columns of every table: part of the form definition but not entered by users. */
const SYSTEM_FIELDS = new Set([
  ...RECORD_MEMBERS,
  'create_by',
  'create_time',
  'update_by',
  'update_time',
  'sys_org_code',
  'tenant_id',
]);

export const isEntered = ({ dbFieldName, mainTable }: Pick<FormFieldIn, 'dbFieldName' | 'mainTable'>): boolean =>
  !SYSTEM_FIELDS.has(dbFieldName) && !mainTable;

const NUMBERS = new Set(['int', 'double', 'BigDecimal']);
const IMAGES = '.jpg,.jpeg,.png,.gif,.webp,.bmp';

/** Default dictionaries of user and department fields. */
const DEFAULT_CODES: Readonly<Record<string, string>> = {
  sel_user: 'sys_user,realname,username',
  sel_depart: 'sys_depart,depart_name,id',
};

const CATEGORIES = 'sys_category';

/** Dictionary code for the options of a field; '' for none. */
export function dictCodeOf(field: FormField): string {
  const { dictTable, dictText, dictField, fieldShowType } = field;
  if (isCategoryTree(field)) return `${CATEGORIES},name,id`;
  if (fieldShowType === 'sel_tree' && dictTable) {
    // The columns of id, parent, name and mark of children; `dictField` is the parent of the roots.
    const [id, parent, name] = (dictText ?? '').split(',');
    if (parent && name) return `${dictTable},${name},${id}`;
  }
  return dictTable ? `${dictTable},${dictText},${dictField}` : dictField || (DEFAULT_CODES[fieldShowType] ?? '');
}

/** A tree of categories: chosen by its levels. */
const isCategoryTree = ({ fieldShowType, dictTable }: FormField): boolean =>
  fieldShowType === 'cat_tree' ||
  fieldShowType === 'link_down' ||
  (fieldShowType === 'sel_tree' && dictTable === CATEGORIES);

/** Several values, or the path of a value through a tree. */
export const isJoined = (field: FormField): boolean =>
  ['checkbox', 'list_multi', 'pca'].includes(field.fieldShowType) || isCategoryTree(field);

/** Returns the entries of a system dictionary, empty if unknown; undefined if the form is to load them. */
export type ChoicesOf = (dictCode: string) => readonly DictItem[] | undefined;

export interface SubForm {
  head: Pick<FormHead, 'tableName' | 'tableTxt'>;
  fields: readonly FormField[];
}

interface Layout {
  /** Number of fields in one row of the form. */
  columns: number;
}

/**
 * Converts an online form to the content of a designed form, so that one module renders and validates both. A field
 * becomes the component that stores the same value. A sub-table becomes a dynamic table with its table name as id.
 */
export const onlineContent = (
  fields: readonly FormField[],
  subs: readonly SubForm[],
  choicesOf: ChoicesOf,
  { columns }: Layout = { columns: 1 },
): string =>
  JSON.stringify({
    list: [
      ...layOutInRows(
        fields.filter(isEntered).map((field) => itemOf(field, choicesOf)),
        columns,
      ),
      ...subs.map(({ head, fields: own }) => ({
        id: head.tableName,
        _id: head.tableName,
        compType: 'dynamicTable',
        label: head.tableTxt,
        columns: own.filter(isEntered).map((field) => itemOf(field, choicesOf)),
      })),
    ],
    config: { version: '1.10', labelPosition: 'right', labelWidth: 100, gutter: GUTTER },
  });

/** Pixels between the fields of a row. */
const GUTTER = 15;

type Item = ReturnType<typeof itemOf>;
/** Component types that occupy a whole row. */
const WIDE = new Set(['textarea', 'editor', 'upload']);

function layOutInRows(items: readonly Item[], columns: number): object[] {
  if (columns <= 1) return [...items];
  const rows: Item[][] = [];
  for (const item of items) {
    const last = rows.at(-1);
    const isWide = WIDE.has(item.compType);
    if (!last || isWide || last.length === columns || WIDE.has(last[0]!.compType)) rows.push([item]);
    else last.push(item);
  }
  return rows.map((list, at) => ({
    // Field names cannot contain `-`, so the id is unique.
    id: `row-${at + 1}`,
    _id: `row-${at + 1}`,
    compType: 'row',
    gutter: GUTTER,
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
    // Skip platform expressions such as `#{sysUserName}`, which are not supported.
    ...(value !== undefined && !value.includes('{') && { value }),
    ...controlOf(field, choicesOf),
  };
}

function controlOf(field: FormField, choicesOf: ChoicesOf): { compType: string; [member: string]: unknown } {
  const { dbType, dbLength } = field;
  if (isCategoryTree(field)) return categoryCascader(field.dictField);
  const choices = optionsOf(dictCodeOf(field), choicesOf);
  switch (field.fieldShowType) {
    case 'radio':
      return { compType: 'radio', ...choices };
    case 'checkbox':
      return { compType: 'checkbox', ...choices };
    case 'list':
    case 'sel_search':
    case 'sel_user':
    case 'sel_depart':
    case 'sel_tree':
      return { compType: 'select', filterable: field.fieldShowType !== 'list', ...choices };
    case 'pca':
      return { compType: 'cascader', 'china-area-data': true, props: { clearable: true, filterable: true } };
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

/** Categories below a root, chosen level by level. @param root code of a category; empty: all */
const categoryCascader = (root: string | null) => ({
  compType: 'cascader',
  dataType: 'dynamic',
  action: `/sys/category/loadTreeRoot?${new URLSearchParams({ pcode: root || '0' })}`,
  props: {
    clearable: true,
    filterable: true,
    separator: '/',
    'show-all-levels': true,
    props: { checkStrictly: true, label: 'title', value: 'key', children: 'children' },
  },
});

/** Table entries are loaded on demand, because there may be many and visibility depends on the user. */
function optionsOf(code: string, choicesOf: ChoicesOf): Record<string, unknown> {
  const choices = code === '' ? [] : code.includes(',') ? undefined : choicesOf(code);
  return choices
    ? { options: choices.map(({ value, text }) => ({ label: text, value })) }
    : { dataType: 'dynamic', action: `/sys/dict/getDictItems/${encodeURIComponent(code)}` };
}

/** Bounds and precision of a numeric column. */
function boundsOf({ dbType, dbLength, dbPointLength }: FormField) {
  const precision = dbType === 'int' ? 0 : dbPointLength;
  const whole = dbLength - precision;
  // Beyond 15 digits JSON numbers are not exact, so no bound is possible.
  if (whole < 1 || dbLength > 15) return { precision };
  const max = Number(`${'9'.repeat(whole)}${precision ? `.${'9'.repeat(precision)}` : ''}`);
  return { precision, min: -max, max };
}

function rulesOf({ fieldValidType }: FormField): { rule: string; msg?: string }[] {
  if (!fieldValidType || fieldValidType === '*' || fieldValidType === 'only') return [];
  const key = findRule(fieldValidType, ['grid']);
  if (!key) return [{ rule: fieldValidType }];
  const { pattern } = catalogue[key] as { pattern?: RegExp };
  return pattern ? [{ rule: pattern.source, msg: messageOf(key) }] : [];
}
