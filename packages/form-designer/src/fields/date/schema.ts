import type { JsonObject } from '../../core/document/FormDocument';
import { textMember } from '../../core/document/members';
import { TYPE_KEYWORD } from '../../core/exchange/schema/typeKeyword';
import type { FieldSchema, SchemaReading } from '../FieldSchema';
import { momentSchema, schemaFormat } from '../shared/moment/momentSchema';
import { LIST_KEYWORDS } from '../shared/schema/listSchema';
import { textKind } from '../shared/schema/textKind';

// A `date-time` of a schema has a time zone, a value of the form has none.
const DATETIME: JsonObject = { type: 'datetime', format: 'yyyy-MM-dd HH:mm:ss', 'value-format': 'yyyy-MM-dd HH:mm:ss' };

export const dateSchema: FieldSchema = {
  write: (data) => momentSchema('date', data),
  read: {
    text: (schema) =>
      textKind(schema) === 'date-time' && textMember(schema, TYPE_KEYWORD) !== 'date'
        ? { keywords: [], members: DATETIME }
        : readDate(schema),
    list: () => ({ keywords: LIST_KEYWORDS, members: { type: 'daterange', value: [] } }),
  },
};

function readDate(schema: JsonObject): SchemaReading {
  const format = schemaFormat(schema);
  const isKnown = format !== undefined || textKind(schema) === 'date';
  return {
    keywords: isKnown ? ['pattern', 'format'] : [],
    members: { ...(format === undefined ? {} : { format, 'value-format': format }), type: kindOf(format) },
  };
}

function kindOf(format: string | undefined): string {
  if (format === 'yyyy') return 'year';
  if (format === 'yyyy-MM') return 'month';
  return format?.includes('H') ? 'datetime' : 'date';
}
