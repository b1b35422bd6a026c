import { numberMember } from '../../core/document/members';
import type { FieldSchema } from '../FieldSchema';
import { textKind } from '../shared/schema/textKind';
import { textSchema } from '../shared/schema/textSchema';

export const editorSchema: FieldSchema = {
  write: (data, losses) => ({ ...textSchema('editor', data, losses), contentMediaType: 'text/html' }),
  read: {
    text: (schema) =>
      textKind(schema) === 'html'
        ? {
            keywords: ['contentMediaType', 'maxLength'],
            members: { max: Math.max(100, numberMember(schema, 'maxLength', 2000)) },
          }
        : undefined,
  },
};
