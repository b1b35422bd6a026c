import type { Json, JsonObject } from './FormDocument';
import { isObject, listMember, memberOf, numberMember, objectMember, textMember } from './members';
import { MAX_DEPTH } from './containers';
import type { FieldType } from '../../fields/FieldType';
import { fieldTypes } from '../../fields/fieldTypes';

/**
 * Converts the older format, `{fields: [{__config__, __slot__, __vModel__, …}], formRef, …}`, into `{list, config}`.
 * The tag of a field decides its type; an unknown tag becomes an unknown type of that name. Members without a
 * counterpart are preserved under their old names.
 */
export function readOlder(saved: JsonObject): JsonObject {
  const { fields, ...settings } = saved;
  const list = (fields as readonly Json[]).map((field, index) => itemOf(field, `fd_${index + 1}`, 0));
  return { list, config: { version: '1.10', ...settings } };
}

function itemOf(field: Json, spare: string, depth: number): Json {
  if (!isObject(field)) return field;
  const { __config__: _config, __slot__: _slot, __vModel__: _model, ...own } = field;
  const config = objectMember(field, '__config__');
  const id = textMember(field, '__vModel__') || textMember(config, 'componentName') || named(config, spare);
  if (textMember(config, 'layout') === 'rowFormItem') return rowOf(field, config, own, id, depth);

  const type = typeOfTag(field, config);
  const defaults = type?.defaults ?? {};
  const slot = objectMember(field, '__slot__');
  const value = memberOf(config, 'defaultValue');
  return {
    ...defaults,
    ...own,
    ...pick(slot, ['prepend', 'append']),
    ...otherMembers(config, slot),
    ...addressOf(field, config),
    id,
    _id: id,
    compType: type?.type ?? (textMember(config, 'tag') || 'unknown'),
    ele: type?.ele ?? textMember(config, 'tag'),
    label: textMember(config, 'label'),
    ...(type && value !== undefined ? { value: value ?? '' } : {}),
    ...(Array.isArray(config['regList']) ? { rules: rulesOf(config['regList'] as readonly Json[]) } : {}),
    ...type?.older?.members?.({ field, slot, value }),
    layout: 'colItem',
  };
}

/** In the older format a row has its fields directly, each with a width: every field gets a column. */
function rowOf(field: JsonObject, config: JsonObject, own: JsonObject, id: string, depth: number): Json {
  const children = depth < MAX_DEPTH ? listMember(config, 'children') : [];
  const { children: _children, ...rest } = config;
  return {
    ...fieldTypes.row.defaults,
    ...own,
    ...(depth < MAX_DEPTH ? otherMembers(rest, {}) : { __config__: config }),
    id,
    _id: id,
    gutter: memberOf(field, 'gutter') ?? 0,
    columns: children.map((child, index) => ({
      index,
      span: isObject(child) ? numberMember(objectMember(child, '__config__'), 'span', 24) : 24,
      list: [itemOf(child, `${id}_${index + 1}`, depth + 1)],
    })),
  };
}

/** Members of the old configuration that are unchanged or ignored. */
function otherMembers(config: JsonObject, slot: JsonObject): JsonObject {
  const { label: _l, defaultValue: _d, regList: _r, tag: _t, tagIcon: _i, layout: _y, labelWidth, ...others } = config;
  // Null stood for the width of the form.
  const rest = labelWidth === undefined || labelWidth === null ? others : { ...others, labelWidth };
  const { prepend: _p, append: _a, options: _o, default: _x, ...other } = slot;
  return { ...rest, ...(Object.keys(other).length > 0 ? { __slot__: other } : {}) };
}

/** Choices that are fetched had their address in `url`. */
function addressOf(field: JsonObject, config: JsonObject): JsonObject {
  const url = textMember(config, 'url') || textMember(field, 'url');
  return url !== '' && textMember(config, 'dataType') === 'dynamic' ? { action: url } : {};
}

const pick = (data: JsonObject, members: readonly string[]): JsonObject =>
  Object.fromEntries(members.filter((name) => Object.hasOwn(data, name)).map((name) => [name, data[name]!]));

const named = (config: JsonObject, spare: string) => {
  const number = textMember(config, 'formId') || textMember(config, 'renderKey');
  return number ? `fd_${number}` : spare;
};

/** `{pattern: '/^1\\d+$/', message}`: the expression as text, with or without slashes. */
const rulesOf = (list: readonly Json[]): Json[] =>
  list.filter(isObject).map((rule) => {
    const { pattern: _pattern, message: _message, ...rest } = rule;
    const text = textMember(rule, 'pattern');
    const source = /^\/(.*)\/[a-z]*$/s.exec(text)?.[1] ?? text;
    return { ...rest, rule: source, msg: textMember(rule, 'message') };
  });

/** The type of a tag; if several types have the tag, the one that recognises the field. */
function typeOfTag(field: JsonObject, config: JsonObject): FieldType | undefined {
  const tag = textMember(config, 'tag');
  const types = Object.values(fieldTypes).filter(({ older }) => older?.tag === tag);
  return types.find(({ older }) => older!.matches?.(field)) ?? types.find(({ older }) => !older!.matches);
}
