import { RULES, type Rule } from './rules';

/** Types of fields (B§3): they decide the control of the value and the rules offered. */
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
export type QueryFieldType = (typeof FIELD_TYPES)[number];

/** One value a field of type `select` can have. */
export interface QueryFieldOption {
  /** Stored value, sent as `val` of the condition. */
  value: string;
  /** Text shown to the user. */
  label: string;
}

/** Report of a popup field. */
export interface PopupSource {
  /** Code of the report. */
  code: string;
  /** Column of the report used as value; default `customReturnField`, then the key of the field. */
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
  /** Type of the field: decides the control and the rules. */
  type: QueryFieldType;
  /** Rules offered; default all rules of the type. */
  rules?: readonly Rule[];
  /** Type of the column, as the platform names it: `int`, `bigdecimal`, `string` … */
  dbType?: string;
  /** For dates: format of the value; default `YYYY-MM-DD`, for `datetime` `YYYY-MM-DD HH:mm:ss`. */
  formatStr?: string;
  /** For `select`: the options. */
  options?: readonly QueryFieldOption[];
  /** For `dict`: the code of the dictionary. For `dictTable`: the column of the value. */
  dictCode?: string;
  /** For `dictTable`: the table. */
  dictTable?: string;
  /** For `dictTable`: the column of the label; default `dictCode`. */
  dictText?: string;
  /** For `popup`, `user` and `department`: member of the selected row used as value. */
  customReturnField?: string;
  /** For `popup`: the report. */
  popup?: PopupSource;
  /** For `switch`: the values of yes and no; default `Y` and `N`. */
  extendOption?: readonly [yes: string, no: string];
}

const SELECTION: readonly Rule[] = ['eq', 'ne', 'in'];
const RULES_BY_TYPE: Readonly<Record<QueryFieldType, readonly Rule[]>> = {
  text: ['like', 'eq', 'ne', 'right_like', 'left_like', 'in'],
  number: ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in'],
  date: ['eq', 'ne', 'gt', 'ge', 'lt', 'le'],
  datetime: ['ge', 'le', 'gt', 'lt', 'eq', 'ne'],
  select: SELECTION,
  dict: SELECTION,
  dictTable: SELECTION,
  popup: SELECTION,
  user: SELECTION,
  department: SELECTION,
  switch: ['eq', 'ne'],
};

/** The type whose rules and control a field gets: unknown types, e.g. of a saved definition, are texts. */
export const knownType = (type: string): QueryFieldType => FIELD_TYPES.find((known) => known === type) ?? 'text';

/** The rules offered for a field, the default first. */
export const rulesOf = ({ type, rules }: Pick<QueryField, 'type' | 'rules'>): readonly Rule[] =>
  rules?.filter((rule) => rule !== 'empty' && RULES.includes(rule)) ?? RULES_BY_TYPE[knownType(type)];

/** The dictionary of a field for `useDict`: `code`, or `table,text,value`. */
export function dictionaryOf({ type, dictCode, dictTable, dictText }: QueryField): string | undefined {
  if (type === 'dict') return dictCode;
  if (type !== 'dictTable' || !dictTable || !dictCode) return undefined;
  return `${dictTable},${dictText ?? dictCode},${dictCode}`;
}

/** The values of yes and no of a switch. */
export const switchValues = ({ extendOption = ['Y', 'N'] }: Pick<QueryField, 'extendOption'>) => extendOption;
