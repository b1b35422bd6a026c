import { catalogue, isEmpty } from '@gezi/validators';
import type { Json, JsonObject } from '../../document/FormDocument';
import { booleanMember, memberOf, numberMember, textMember } from '../../document/members';
import { isRange, valueFormat } from '../../model/checkMoment';
import { initialValue, switchValues } from '../../model/initialValue';
import { cascaderChoice, isRemote, staticOptions } from '../../model/options';
import { readRules } from '../../model/readRules';
import type { Loss } from './Loss';
import { momentPattern } from './momentPattern';

interface FieldSchema {
  readonly schema: JsonObject;
  readonly losses: readonly Loss[];
}

/** The schema of one field's value, but for its title. */
export function fieldSchema(type: string, data: JsonObject): FieldSchema {
  const losses: Loss[] = [];
  const schema: Record<string, Json> = { ...valueSchema(type, data, losses) };
  if (textMember(data, 'linkTo') !== '') losses.push({ code: 'link', detail: textMember(data, 'linkTo') });
  const value = initialValue(type, data);
  if (!isEmpty(value) && type !== 'upload') schema['default'] = value;
  if (booleanMember(data, 'readonly') || booleanMember(data, 'disabled')) schema['readOnly'] = true;
  return { schema, losses };
}

function valueSchema(type: string, data: JsonObject, losses: Loss[]): JsonObject {
  switch (type) {
    case 'input':
    case 'textarea':
      return textSchema(type, data, losses);
    case 'editor':
      return { ...textSchema(type, data, losses), contentMediaType: 'text/html' };
    case 'inputNumber':
      return numberSchema(data, losses);
    case 'slider': {
      const one = numberSchema(data, losses, 20);
      return booleanMember(data, 'range') ? { type: 'array', items: one, minItems: 2, maxItems: 2 } : one;
    }
    case 'rate':
      return {
        type: 'number',
        minimum: 0,
        maximum: numberMember(data, 'max', 5),
        multipleOf: booleanMember(data, 'allow-half') ? 0.5 : 1,
      };
    case 'Switch': {
      const { active, inactive } = switchValues(data);
      return { enum: [active, inactive] };
    }
    case 'select':
      return booleanMember(data, 'multiple') ? listOf(choice(data, losses)) : choice(data, losses);
    case 'radio':
      return choice(data, losses);
    case 'checkbox':
      return listOf(choice(data, losses), numberMember(data, 'min'), numberMember(data, 'max'));
    case 'cascader': {
      losses.push({ code: isRemote(data) || memberOf(data, 'china-area-data') === true ? 'remote-options' : 'tree' });
      return cascaderChoice(data).multiple ? listOf({ type: 'array' }) : { type: 'array' };
    }
    case 'date':
    case 'time': {
      const one = momentSchema(type, data);
      return isRange(type, data) ? { type: 'array', items: one, minItems: 2, maxItems: 2 } : one;
    }
    case 'upload':
      return { type: 'string', contentMediaType: 'application/json' };
    default:
      return { type: 'string' };
  }
}

function textSchema(type: string, data: JsonObject, losses: Loss[]): JsonObject {
  const patterns: string[] = [];
  let maxLength: number | undefined;
  for (const { rule, expression, message, maxLength: longest, maxText } of readRules(type, data)) {
    if (longest !== undefined || maxText !== undefined) maxLength = longest ?? maxText;
    const source = rule === undefined ? expression : patternOf(rule);
    if (typeof source !== 'string') continue;
    patterns.push(source);
    if (message !== undefined) losses.push({ code: 'message', detail: message });
  }
  const [pattern, ...more] = patterns;
  return {
    type: 'string',
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(pattern === undefined ? {} : { pattern }),
    ...(more.length === 0 ? {} : { allOf: more.map((each) => ({ pattern: each })) }),
  };
}

/** The expression of a rule of the catalogue, e.g. `preset:phone`. */
function patternOf(rule: string): string | undefined {
  const entry = Object.hasOwn(catalogue, rule) ? catalogue[rule as keyof typeof catalogue] : undefined;
  return entry && 'pattern' in entry ? entry.pattern.source : undefined;
}

/** Keyword for the most decimals; other readers pass over it. */
export const PRECISION_KEYWORD = 'x-gezi-precision';

function numberSchema(data: JsonObject, losses: Loss[], most?: number): JsonObject {
  const precision = numberMember(data, 'precision');
  const step = booleanMember(data, 'step-strictly') ? numberMember(data, 'step') : undefined;
  const [minimum, maximum] = [numberMember(data, 'min'), numberMember(data, 'max') ?? most];
  // `multipleOf: 0.01` refuses 0.07 in most validators, which divide in binary.
  const isExact = step !== undefined && step > 0 && Number.isInteger(step * 1024);
  if (precision || (step !== undefined && !isExact))
    losses.push({ code: 'decimals', detail: String(precision || step) });
  return {
    type: precision === 0 ? 'integer' : 'number',
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(isExact ? { multipleOf: step } : {}),
    ...(precision ? { [PRECISION_KEYWORD]: precision } : {}),
  };
}

function choice(data: JsonObject, losses: Loss[]): JsonObject {
  const options = isRemote(data) ? [] : staticOptions(data);
  if (isRemote(data)) losses.push({ code: 'remote-options', detail: textMember(data, 'action') });
  if (options.length === 0) return {};
  return { oneOf: options.map(({ label, value }) => ({ const: value, title: label })) };
}

const listOf = (items: JsonObject, least?: number, most?: number): JsonObject => ({
  type: 'array',
  items,
  uniqueItems: true,
  ...(least === undefined ? {} : { minItems: least }),
  ...(most === undefined ? {} : { maxItems: most }),
});

function momentSchema(type: string, data: JsonObject): JsonObject {
  const format = valueFormat(type, data);
  if (format === 'timestamp') return { type: 'integer' };
  if (format === 'yyyy-MM-dd') return { type: 'string', format: 'date' };
  return { type: 'string', pattern: momentPattern(format) };
}
