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

/** The code under which the choices of a field are asked for; '' for none. */
export const dictCodeOf = ({ dictTable, dictText, dictField }: FormField): string =>
  dictTable ? `${dictTable},${dictText},${dictField}` : (dictField ?? '');

export const isJoined = ({ fieldShowType }: FormField): boolean =>
  fieldShowType === 'checkbox' || fieldShowType === 'list_multi';

/** Entries of a system dictionary by its code; none for one whose entries are not known here. */
export type ChoicesOf = (dictCode: string) => readonly DictItem[];

export interface SubForm {
  head: Pick<FormHead, 'tableName' | 'tableTxt'>;
  fields: readonly FormField[];
}

/**
 * An online form as the content of a designed one, so that both are shown and checked by one module: a field becomes
 * the component that stores what the field stores, a sub-table a dynamic table under its name.
 */
export const onlineContent = (fields: readonly FormField[], subs: readonly SubForm[], choicesOf: ChoicesOf): string =>
  JSON.stringify({
    list: [
      ...fields.filter(isAsked).map((field) => itemOf(field, choicesOf)),
      ...subs.map(({ head, fields: columns }) => ({
        id: head.tableName,
        _id: head.tableName,
        compType: 'dynamicTable',
        label: head.tableTxt,
        columns: columns.filter(isAsked).map((field) => itemOf(field, choicesOf)),
      })),
    ],
    config: { version: '1.10', labelPosition: 'right', labelWidth: 100, gutter: 15 },
  });

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

function controlOf(field: FormField, choicesOf: ChoicesOf): Record<string, unknown> {
  const { dbType, dbLength } = field;
  const code = dictCodeOf(field);
  const options = code === '' ? [] : choicesOf(code).map(({ value, text }) => ({ label: text, value }));
  switch (field.fieldShowType) {
    case 'radio':
      return { compType: 'radio', options };
    case 'checkbox':
      return { compType: 'checkbox', options };
    case 'list':
    case 'sel_search':
      return { compType: 'select', options };
    case 'list_multi':
      return { compType: 'select', multiple: true, options };
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
