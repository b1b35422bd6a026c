import type { SearchField } from '@gezi/domain';

/**
 * The filters of a list as text, e.g. `待分派、轴承`: choices by label, texts as typed, days as a range. A choice without a
 * label, e.g. while its dictionary loads, is left out: its code means nothing to users.
 *
 * @returns empty if no filter is set
 */
export function describeFilters(fields: readonly SearchField[], filters: Readonly<Record<string, string>>): string {
  return fields.flatMap((field) => wordOf(field, filters) ?? []).join('、');
}

function wordOf(field: SearchField, filters: Readonly<Record<string, string>>): string | undefined {
  if (field.kind === 'days') {
    const { [field.from]: from = '', [field.to]: to = '' } = filters;
    return from || to ? `${from}～${to}` : undefined;
  }
  const value = filters[field.name];
  if (!value || field.kind === 'text') return value;
  return field.options.find((option) => option.value === value)?.label;
}
