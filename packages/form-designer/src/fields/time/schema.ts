import { textMember } from '../../core/document/members';
import { TYPE_KEYWORD } from '../../core/exchange/schema/typeKeyword';
import type { FieldSchema, SchemaReading } from '../FieldSchema';
import { momentSchema, schemaFormat } from '../shared/moment/momentSchema';
import { LIST_KEYWORDS } from '../shared/schema/listSchema';

export const timeSchema: FieldSchema = {
  write: (data) => momentSchema('time', data),
  read: {
    text(schema): SchemaReading {
      // Only a pattern of our own is sure to be the format of the value.
      const format = textMember(schema, TYPE_KEYWORD) === 'time' ? schemaFormat(schema) : undefined;
      return format === undefined
        ? { keywords: [], members: {} }
        : { keywords: ['pattern', 'format'], members: { format, 'value-format': format } };
    },
    list: () => ({ keywords: LIST_KEYWORDS, members: { 'is-range': true, value: [] } }),
  },
};
