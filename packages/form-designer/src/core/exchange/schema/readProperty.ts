import type { CompType } from '../../../fields/CompType';
import type { SchemaKind } from '../../../fields/FieldSchema';
import { fieldSchemas } from '../../../fields/fieldSchemas';
import { isCompType } from '../../../fields/fieldTypes';
import { textKind } from '../../../fields/shared/schema/textKind';
import type { Json, JsonObject } from '../../document/FormDocument';
import { isObject, listMember, memberOf, numberMember, objectMember, textMember } from '../../document/members';
import { TYPE_KEYWORD } from './typeKeyword';

/** The component of a schema property, and the keywords that are lost. */
export type PropertyReading =
  | { readonly kind: 'none' | 'object'; readonly lost: readonly string[] }
  | {
      readonly kind: 'field' | 'rows';
      readonly type: CompType;
      readonly members: JsonObject;
      readonly lost: readonly string[];
    };

const NONE: PropertyReading = { kind: 'none', lost: [] };

/** Keywords that every property may have. */
const SHARED = ['type', 'title', 'description', 'default', 'readOnly', TYPE_KEYWORD, '$comment', '$defs', '$id'];

/**
 * Selects the component type for a property: the type that an export stored in the schema, if it fits, else one that
 * fits the schema.
 *
 * @param inRows whether it is a property of a list of objects, whose columns allow fewer types
 */
export function readProperty(schema: JsonObject, inRows: boolean): PropertyReading {
  const kinds = [memberOf(schema, 'type')].flat().filter((kind) => kind !== 'null');
  const kind = kinds[0] ?? impliedKind(schema);
  const choices = choicesOf(schema);
  if (choices) return readField(schema, 'choice', choices.length <= 4 && !inRows ? 'radio' : 'select', choices);
  switch (kind) {
    case 'string':
      return readField(schema, 'text', textType(schema));
    case 'integer':
    case 'number':
      return readField(schema, 'number', 'inputNumber');
    case 'boolean':
      return readField(schema, 'boolean', 'Switch');
    case 'array':
      return readList(schema);
    case 'object':
      return { kind: isObject(memberOf(schema, 'properties')) ? 'object' : 'none', lost: [] };
    default:
      return NONE;
  }
}

/** Reads a property as the type that an export stored, or as the fallback if it does not fit. */
function readField(
  schema: JsonObject,
  kind: SchemaKind,
  fallback: CompType | undefined,
  choices: readonly JsonObject[] = [],
): PropertyReading {
  for (const type of [textMember(schema, TYPE_KEYWORD), fallback]) {
    if (type === undefined || !isCompType(type)) continue;
    const reading = fieldSchemas[type]?.read[kind]?.(schema, choices);
    if (!reading) continue;
    const description = textMember(schema, 'description');
    return {
      kind: 'field',
      type,
      lost: lostKeywords(schema, reading.keywords),
      members: {
        ...reading.members,
        ...(memberOf(schema, 'default') === undefined ? {} : { value: schema['default']! }),
        ...(memberOf(schema, 'readOnly') === true ? { disabled: true } : {}),
        ...(description === '' ? {} : { description }),
      },
    };
  }
  return NONE;
}

const lostKeywords = (schema: JsonObject, known: readonly string[]) =>
  Object.keys(schema).filter((keyword) => !SHARED.includes(keyword) && !known.includes(keyword));

function textType(schema: JsonObject): CompType {
  switch (textKind(schema)) {
    case 'date':
    case 'date-time':
      return 'date';
    case 'time':
      return 'time';
    case 'html':
      return 'editor';
    default:
      return numberMember(schema, 'maxLength', 0) > 200 ? 'textarea' : 'input';
  }
}

function readList(schema: JsonObject): PropertyReading {
  const items = objectMember(schema, 'items');
  const choices = choicesOf(items);
  if (choices) return readField(schema, 'choiceList', choices.length <= 8 ? 'checkbox' : 'select', choices);
  const isRows = isObject(memberOf(items, 'properties')) || typeof memberOf(items, '$ref') === 'string';
  if (isRows)
    return { kind: 'rows', type: 'dynamicTable', members: {}, lost: lostKeywords(schema, ['items', 'minItems']) };
  return readField(schema, 'list', undefined);
}

function impliedKind(schema: JsonObject): Json | undefined {
  if (isObject(memberOf(schema, 'properties'))) return 'object';
  if (memberOf(schema, 'items') !== undefined) return 'array';
  return memberOf(schema, 'minimum') !== undefined || memberOf(schema, 'maximum') !== undefined ? 'number' : 'string';
}

/** `enum`, or `oneOf`/`anyOf` of constants with their titles; undefined for anything else. */
function choicesOf(schema: JsonObject): JsonObject[] | undefined {
  const values = listMember(schema, 'enum').filter((value) => value !== null && typeof value !== 'object');
  if (values.length > 0) return values.map((value) => ({ label: String(value as string | number), value }));
  if (isChoice(memberOf(schema, 'const')))
    return [{ label: String(schema['const'] as string), value: schema['const']! }];
  const cases = ['oneOf', 'anyOf'].map((keyword) => listMember(schema, keyword)).find((list) => list.length > 0) ?? [];
  if (cases.length === 0 || !cases.every((each) => isObject(each) && Object.hasOwn(each, 'const'))) return undefined;
  return (cases as JsonObject[])
    .filter((each) => each['const'] !== null && typeof each['const'] !== 'object')
    .map((each) => ({
      label: textMember(each, 'title') || textMember(each, 'const', String(each['const'] as boolean)),
      value: each['const']!,
    }));
}

const isChoice = (value: Json | undefined) => ['string', 'number', 'boolean'].includes(typeof value);
