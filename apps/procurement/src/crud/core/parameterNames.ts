import type { SearchField } from '@gezi/domain';

/** Parameter names of a search condition. */
export const parameterNames = (field: SearchField): string[] =>
  field.kind === 'days' ? [field.from, field.to] : [field.name];
