import type { JsonObject } from '../../../core/document/FormDocument';
import { textMember } from '../../../core/document/members';

/** The kind of a text property, by its format and media type. */
export function textKind(schema: JsonObject): 'date' | 'date-time' | 'time' | 'html' | 'plain' {
  const format = textMember(schema, 'format');
  if (format === 'date' || format === 'date-time' || format === 'time') return format;
  return textMember(schema, 'contentMediaType') === 'text/html' ? 'html' : 'plain';
}
