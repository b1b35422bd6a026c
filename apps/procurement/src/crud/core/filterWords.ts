import type { SearchField } from '@gezi/domain';

/**
 * What a list is narrowed to, in words, e.g. `待分派、轴承`: choices by their names, texts as typed, days from and to.
 *
 * @returns empty when nothing narrows it
 */
export function filterWords(fields: readonly SearchField[], filters: Readonly<Record<string, string>>): string {
  return fields.flatMap((field) => wordOf(field, filters) ?? []).join('、');
}

function wordOf(field: SearchField, filters: Readonly<Record<string, string>>): string | undefined {
  if (field.kind === 'days') {
    const { [field.from]: from = '', [field.to]: to = '' } = filters;
    return from || to ? `${from}～${to}` : undefined;
  }
  const value = filters[field.name];
  if (!value || field.kind === 'text') return value;
  return field.options.find((option) => option.value === value)?.label ?? value;
}
