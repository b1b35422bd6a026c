import type { FieldSchema } from '../FieldSchema';
import { CHOICE_KEYWORDS } from '../shared/schema/choiceSchema';
import { switchValues } from './switchValues';

export const switchSchema: FieldSchema = {
  write(data) {
    const { active, inactive } = switchValues(data);
    return { enum: [active, inactive] };
  },
  read: {
    boolean: () => ({ keywords: [], members: { 'active-value': true, 'inactive-value': false } }),
    choice(_schema, [on, off, ...more]) {
      if (!on || !off || more.length > 0) return undefined;
      return {
        keywords: CHOICE_KEYWORDS,
        members: { 'active-value': on['value']!, 'inactive-value': off['value']! },
      };
    },
  },
};
