import { RULES, type Rule } from './rules';

/** How the values of a field are entered, and with it which rules make sense (B§3). */
export const FIELD_TYPES = [
  'text',
  'number',
  'date',
  'datetime',
  'select',
  'dict',
  'dictTable',
  'popup',
  'user',
  'department',
  'switch',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** One value a field of type `select` can have. */
export interface FieldOption {
  /** Stored value, sent as `val` of the condition. */
  value: string;
  /** Text shown to the user. */
  label: string;
}

/** Where the rows of a popup field come from. */
export interface PopupSource {
  /** Code of the report. */
  code: string;
  /** Column of the report that becomes the value; default `customReturnField`, then the field's own name. */
  valueField?: string;
  /** Column of the report shown to the user; default `valueField`. */
  labelField?: string;
}

/** A field the user can build conditions on. */
export interface QueryField {
  /** Name of the field, sent as `field` of the condition; `detailList,field` for a field of the detail rows. */
  key: string;
  /** Name shown to the user. */
  label: string;
  type: FieldType;
  /** Default every rule that makes sense for the type. */
  rules?: readonly Rule[];
  dbType?: string;
  /** Date fields: the form of the value; default `YYYY-MM-DD`, for datetime `YYYY-MM-DD HH:mm:ss`. */
  formatStr?: string;
  /** Select fields. */
  options?: readonly FieldOption[];
  /** Dictionary fields: its code. Dictionary table fields: the column of the value. */
  dictCode?: string;
  /** Dictionary table fields: the table, and the column of the text. */
  dictTable?: string;
  dictText?: string;
  /** Popup, user and department fields: which member of the chosen row is the value. */
  customReturnField?: string;
  popup?: PopupSource;
  /** Switch fields: the values of yes and no; default `Y` and `N`. */
  extendOption?: readonly [yes: string, no: string];
}

const CHOSEN: readonly Rule[] = ['eq', 'ne', 'in'];
const SENSIBLE: Readonly<Record<FieldType, readonly Rule[]>> = {
  text: ['like', 'eq', 'ne', 'right_like', 'left_like', 'in'],
  number: ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in'],
  date: ['eq', 'ne', 'gt', 'ge', 'lt', 'le'],
  datetime: ['ge', 'le', 'gt', 'lt', 'eq', 'ne'],
  select: CHOSEN,
  dict: CHOSEN,
  dictTable: CHOSEN,
  popup: CHOSEN,
  user: CHOSEN,
  department: CHOSEN,
  switch: ['eq', 'ne'],
};

/** The rules offered for a field, the usual one first. */
export const rulesOf = ({ type, rules }: Pick<QueryField, 'type' | 'rules'>): readonly Rule[] =>
  rules?.filter((rule) => RULES.includes(rule)) ?? SENSIBLE[type];

/** The dictionary a field reads, in the form of the dictionary calls: `code`, or `table,text,value`. */
export function dictionaryOf({ type, dictCode, dictTable, dictText }: QueryField): string | undefined {
  if (type === 'dict') return dictCode;
  if (type !== 'dictTable' || !dictTable || !dictCode) return undefined;
  return `${dictTable},${dictText ?? dictCode},${dictCode}`;
}

/** Values of yes and no of a switch field. */
export const switchValues = ({ extendOption = ['Y', 'N'] }: Pick<QueryField, 'extendOption'>) => extendOption;
