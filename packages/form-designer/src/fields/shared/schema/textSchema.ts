import { catalogue, messageOf } from '@gezi/validators';
import type { Json, JsonObject } from '../../../core/document/FormDocument';
import { isObject, listMember, numberMember, textMember } from '../../../core/document/members';
import type { SchemaLoss } from '../../../core/exchange/schema/SchemaLoss';
import { readRules } from '../../../core/model/readRules';
import type { FieldSchema, SchemaReader } from '../../FieldSchema';
import { textKind } from './textKind';

/** Schema of a text: the rules of the item as patterns, its longest length. */
export function textSchema(type: string, data: JsonObject, losses: SchemaLoss[]): JsonObject {
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

/** Reads a text with its patterns and its longest length. */
export const readTextSchema =
  (lengthMember: 'maxLength' | 'maxlength'): SchemaReader =>
  (schema) => {
    if (textKind(schema) !== 'plain') return undefined;
    const isEmail = textMember(schema, 'format') === 'email';
    const maxLength = numberMember(schema, 'maxLength');
    const sources = [schema, ...listMember(schema, 'allOf').filter(isObject)].map((each) =>
      textMember(each, 'pattern'),
    );
    const rules: Json[] = sources.filter((rule) => rule !== '').map((rule) => ({ rule, msg: '' }));
    if (isEmail) rules.push({ rule: catalogue['preset:email'].pattern!.source, msg: messageOf('preset:email') });
    return {
      keywords: ['maxLength', 'pattern', ...(isEmail ? ['format'] : []), ...(hasOnlyPatterns(schema) ? ['allOf'] : [])],
      members: { rules, ...(maxLength === undefined ? {} : { [lengthMember]: maxLength }) },
    };
  };

/** A value that the schema describes as a text and no more. */
export const plainTextSchema: FieldSchema = {
  write: () => ({ type: 'string' }),
  read: {
    text: (schema) =>
      textKind(schema) === 'plain' ? { keywords: ['contentMediaType', 'maxLength'], members: {} } : undefined,
  },
};

const hasOnlyPatterns = (schema: JsonObject) =>
  listMember(schema, 'allOf').every((each) => isObject(each) && Object.keys(each).join() === 'pattern');

/** The expression of a rule of the catalogue, e.g. `preset:phone`. */
function patternOf(rule: string): string | undefined {
  const entry = Object.hasOwn(catalogue, rule) ? catalogue[rule as keyof typeof catalogue] : undefined;
  return entry && 'pattern' in entry ? entry.pattern.source : undefined;
}
