import type { ListField } from './ListField';

type Texts = Readonly<Record<string, string | undefined>>;

/**
 * The values of a search form as the list endpoint takes them (contract, part 1 §1.9): texts find what contains them,
 * everything else is exact.
 *
 * @param values by the names of `searchFieldsOf`
 */
export function searchInputOf(fields: readonly ListField[], values: Texts): Record<string, string | undefined> {
  return Object.fromEntries(
    fields.flatMap(({ key, kind = 'text', search, dict, options }): (readonly [string, string | undefined])[] => {
      if (!search) return [];
      if (kind === 'day' || kind === 'moment') {
        return [`${key}_begin`, `${key}_end`].map((name) => [name, values[name]]);
      }
      const isText = !dict && !options && search !== 'exact';
      return [[key, isText ? contains(values[key]) : values[key]]];
    }),
  );
}

/**
 * A filter value that finds rows containing the text (contract, part 1 §1.9, rule 4). Whatever the text means there
 * otherwise, between the stars it is only text.
 */
export const contains = (text: string | undefined): string | undefined =>
  text?.trim() ? `*${text.trim()}*` : undefined;
