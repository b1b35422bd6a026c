import type { QueryField } from '@gezi/advanced-query';
import type { SearchField } from '@gezi/domain';

/**
 * The conditions of a search form as fields of the advanced query, which asks for the same columns with every comparison.
 *
 * @param dates further columns that hold a moment, with what they are called
 */
export const queryFieldsOf = (
  fields: readonly SearchField[],
  dates: Readonly<Record<string, string>> = {},
): QueryField[] => [
  ...fields.map((field): QueryField => {
    const { name, label } = field;
    if (field.kind === 'choice') return { key: name, label, type: 'select', options: field.options };
    return { key: name, label, type: field.kind === 'days' ? 'date' : 'text' };
  }),
  ...Object.entries(dates).map(([key, label]): QueryField => ({ key, label, type: 'date' })),
];
