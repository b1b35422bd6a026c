import { catalogue, messageOf } from '@gezi/validators';
import { componentTypes } from '../../catalogue/componentTypes';
import { isCompType } from '../../catalogue/isCompType';
import type { CompType } from '../../catalogue/ComponentType';
import type { Json, JsonObject } from '../../document/FormDocument';
import { PRECISION_KEYWORD } from './fieldSchema';
import { momentPattern } from './momentPattern';
import { isObject, listMember, memberOf, numberMember, objectMember, textMember } from '../../document/members';

/** What a property of a schema becomes, and the keywords that are lost with it. */
export type PropertyReading =
  | { readonly kind: 'none' | 'object'; readonly lost: readonly string[] }
  | {
      readonly kind: 'field' | 'rows';
      readonly type: CompType;
      readonly members: JsonObject;
      readonly lost: readonly string[];
    };

/** Keywords that every property may have. */
const SHARED = ['type', 'title', 'description', 'default', 'readOnly', 'x-gezi-type', '$comment', '$defs', '$id'];

/**
 * Chooses a component for a property: by what an export said it was where that fits, else by what may be entered.
 *
 * @param inRows within a list of objects, whose columns take fewer types
 */
export function readProperty(schema: JsonObject, inRows: boolean): PropertyReading {
  const kinds = [memberOf(schema, 'type')].flat().filter((kind) => kind !== 'null');
  const kind = kinds[0] ?? impliedKind(schema);
  const choices = choicesOf(schema);
  if (choices) return readChoices(schema, choices, inRows);
  switch (kind) {
    case 'string':
      return readText(schema);
    case 'integer':
    case 'number':
      return readNumber(schema, kind);
    case 'boolean':
      return field(schema, 'Switch', [], { 'active-value': true, 'inactive-value': false });
    case 'array':
      return readList(schema);
    case 'object':
      return { kind: isObject(memberOf(schema, 'properties')) ? 'object' : 'none', lost: [] };
    default:
      return { kind: 'none', lost: [] };
  }
}

function field(schema: JsonObject, type: CompType, known: readonly string[], members: JsonObject): PropertyReading {
  const lost = Object.keys(schema).filter((keyword) => !SHARED.includes(keyword) && !known.includes(keyword));
  const description = textMember(schema, 'description');
  return {
    kind: 'field',
    type,
    lost,
    members: {
      ...members,
      ...(memberOf(schema, 'default') === undefined ? {} : { value: schema['default']! }),
      ...(memberOf(schema, 'readOnly') === true ? { disabled: true } : {}),
      ...(description === '' ? {} : { description }),
    },
  };
}

/** The type an export named, if it is one of these. */
function hinted(schema: JsonObject, fits: readonly CompType[]): CompType | undefined {
  const type = textMember(schema, 'x-gezi-type');
  return isCompType(type) && fits.includes(type) ? type : undefined;
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

function readChoices(schema: JsonObject, choices: readonly JsonObject[], inRows: boolean): PropertyReading {
  const known = ['enum', 'oneOf', 'anyOf', 'const'];
  const [on, off] = choices;
  if (hinted(schema, ['Switch']) && choices.length === 2)
    return field(schema, 'Switch', known, { 'active-value': on!['value']!, 'inactive-value': off!['value']! });
  const type = hinted(schema, ['select', 'radio']) ?? (choices.length <= 4 && !inRows ? 'radio' : 'select');
  return field(schema, type, known, { options: choices });
}

/** How dates and times may be written, to be known again by their expressions. */
const MOMENTS = ['yyyy', 'yyyy-MM', 'yyyy-MM-dd HH:mm:ss', 'yyyy-MM-dd HH:mm', 'yyyy/MM/dd', 'HH:mm:ss', 'HH:mm'];

function readMoment(schema: JsonObject, type: 'date' | 'time'): PropertyReading {
  const pattern = textMember(schema, 'pattern');
  const written = MOMENTS.find((format) => momentPattern(format) === pattern);
  const format: JsonObject = written === undefined ? {} : { format: written, 'value-format': written };
  const kind =
    written === 'yyyy' ? 'year' : written === 'yyyy-MM' ? 'month' : written?.includes('H') ? 'datetime' : 'date';
  const isKnown = written !== undefined || (type === 'date' && textMember(schema, 'format') === 'date');
  return field(schema, type, isKnown ? ['pattern', 'format'] : [], {
    ...format,
    ...(type === 'date' ? { type: kind } : {}),
  });
}

const DATETIME: JsonObject = { type: 'datetime', format: 'yyyy-MM-dd HH:mm:ss', 'value-format': 'yyyy-MM-dd HH:mm:ss' };

function readText(schema: JsonObject): PropertyReading {
  const format = textMember(schema, 'format');
  const media = textMember(schema, 'contentMediaType');
  const moment = hinted(schema, ['date', 'time']) ?? (format === 'date' ? 'date' : undefined);
  if (moment === 'date' || moment === 'time') return readMoment(schema, moment);
  // Both are written with a zone in a schema, and without one here.
  if (format === 'date-time') return field(schema, 'date', [], DATETIME);
  if (format === 'time') return field(schema, 'time', [], {});
  if (media === 'text/html')
    return field(schema, 'editor', ['contentMediaType', 'maxLength'], {
      max: Math.max(100, numberMember(schema, 'maxLength', 2000)),
    });
  const named = hinted(schema, ['upload', 'barCode', 'dialogList', 'userList', 'userDept', 'colorPicker']);
  if (named) return field(schema, named, ['contentMediaType', 'maxLength'], {});

  const maxLength = numberMember(schema, 'maxLength');
  const long =
    hinted(schema, ['input', 'textarea']) ?? (maxLength !== undefined && maxLength > 200 ? 'textarea' : 'input');
  const patterns = [schema, ...listMember(schema, 'allOf').filter(isObject)].map((each) => textMember(each, 'pattern'));
  const rules: Json[] = patterns.filter((rule) => rule !== '').map((rule) => ({ rule, msg: '' }));
  if (format === 'email')
    rules.push({ rule: catalogue['preset:email'].pattern!.source, msg: messageOf('preset:email') });
  const known = [
    'maxLength',
    'pattern',
    ...(format === 'email' ? ['format'] : []),
    ...(onlyPatterns(schema) ? ['allOf'] : []),
  ];
  return field(schema, long, known, {
    rules,
    ...(maxLength === undefined ? {} : { [long === 'textarea' ? 'maxlength' : 'maxLength']: maxLength }),
  });
}

const onlyPatterns = (schema: JsonObject) =>
  listMember(schema, 'allOf').every((each) => isObject(each) && Object.keys(each).join() === 'pattern');

function readNumber(schema: JsonObject, kind: 'integer' | 'number'): PropertyReading {
  const type = hinted(schema, ['slider', 'rate']) ?? 'inputNumber';
  const step = numberMember(schema, 'multipleOf');
  const precision =
    kind === 'integer' ? 0 : numberMember(schema, PRECISION_KEYWORD, step === undefined ? 2 : decimalsOf(step));
  const limits: JsonObject = {
    ...(type === 'rate'
      ? {}
      : {
          min:
            numberMember(schema, 'minimum') ??
            numberMember(schema, 'exclusiveMinimum') ??
            (type === 'slider' ? 0 : -999_999_999),
        }),
    max:
      numberMember(schema, 'maximum') ??
      numberMember(schema, 'exclusiveMaximum') ??
      (type === 'inputNumber' ? 999_999_999 : componentTypes[type].defaults['max']!),
  };
  const own: JsonObject =
    type === 'inputNumber'
      ? { precision, value: '' }
      : type === 'rate'
        ? { 'allow-half': step === 0.5 }
        : { step: step ?? 1 };
  const strict: JsonObject =
    type === 'inputNumber' && step !== undefined && step !== 10 ** -precision ? { step, 'step-strictly': true } : {};
  return field(schema, type, ['minimum', 'maximum', 'multipleOf', PRECISION_KEYWORD], { ...limits, ...own, ...strict });
}

/** Decimals a step is written with: 2 for 0.25, 7 for 1e-7. */
const decimalsOf = (step: number): number => {
  const [, decimals = '', power = '0'] = /^-?\d+(?:\.(\d+))?(?:e-(\d+))?$/.exec(String(step)) ?? [];
  return Math.min(10, decimals.length + Number(power));
};

function readList(schema: JsonObject): PropertyReading {
  const items = objectMember(schema, 'items');
  const known = ['items', 'minItems', 'maxItems', 'uniqueItems'];
  const choices = choicesOf(items);
  if (choices) {
    const type = hinted(schema, ['select', 'checkbox']) ?? (choices.length <= 8 ? 'checkbox' : 'select');
    const [min, max] = [numberMember(schema, 'minItems'), numberMember(schema, 'maxItems')];
    const counts: JsonObject =
      type === 'checkbox' ? { ...(min ? { min } : {}), ...(max ? { max } : {}) } : { multiple: true };
    const kept = type === 'checkbox' ? known : ['items', 'uniqueItems'];
    return field(schema, type, kept, { options: choices, value: [], ...counts });
  }
  const isRows = isObject(memberOf(items, 'properties')) || typeof memberOf(items, '$ref') === 'string';
  if (isRows) {
    const { lost } = field(schema, 'dynamicTable', known.slice(0, 2), {});
    return { kind: 'rows', type: 'dynamicTable', members: {}, lost };
  }
  const type = hinted(schema, ['cascader', 'slider', 'date', 'time', 'select', 'checkbox']);
  if (type === 'slider')
    return field(schema, type, known, {
      range: true,
      min: numberMember(items, 'minimum', 0),
      max: numberMember(items, 'maximum', 20),
      value: [],
    });
  if (type === 'date') return field(schema, type, known, { type: 'daterange', value: [] });
  if (type === 'time') return field(schema, type, known, { 'is-range': true, value: [] });
  if (type)
    return field(schema, type, known, {
      value: [],
      ...(type === 'select' ? { multiple: true } : {}),
      ...(type === 'cascader' ? {} : { options: [] }),
    });
  return { kind: 'none', lost: [] };
}
