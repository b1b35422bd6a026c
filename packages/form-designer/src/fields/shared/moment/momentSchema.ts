import type { JsonObject } from '../../../core/document/FormDocument';
import { textMember } from '../../../core/document/members';
import { rangeSchema } from '../schema/listSchema';
import { isRange, valueFormat } from './checkMoment';
import { momentPattern } from './momentPattern';

/** Schema of a date or time, or of a range of two. */
export function momentSchema(type: 'date' | 'time', data: JsonObject): JsonObject {
  const one = singleSchema(type, data);
  return isRange(type, data) ? rangeSchema(one) : one;
}

function singleSchema(type: 'date' | 'time', data: JsonObject): JsonObject {
  const format = valueFormat(type, data);
  if (format === 'timestamp') return { type: 'integer' };
  if (format === 'yyyy-MM-dd') return { type: 'string', format: 'date' };
  return { type: 'string', pattern: momentPattern(format) };
}

/** Formats that are recognised by their expressions. */
const FORMATS = ['yyyy', 'yyyy-MM', 'yyyy-MM-dd HH:mm:ss', 'yyyy-MM-dd HH:mm', 'yyyy/MM/dd', 'HH:mm:ss', 'HH:mm'];

/** The format of an expression that `momentPattern` created; undefined for any other expression. */
export function schemaFormat(schema: JsonObject): string | undefined {
  const pattern = textMember(schema, 'pattern');
  return FORMATS.find((format) => momentPattern(format) === pattern);
}
