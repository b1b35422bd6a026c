import type { SearchField } from '@gezi/domain';

/** Names under which a condition has its values. */
export const namesOf = (field: SearchField): string[] =>
  field.kind === 'days' ? [field.from, field.to] : [field.name];
