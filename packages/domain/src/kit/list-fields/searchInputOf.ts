import type { ListField } from './ListField';

type Texts = Readonly<Record<string, string | undefined>>;

/**
 * Converts values of a search form to the input of the list endpoint (contract, part 1 §1.9). Texts match by
 * containment, other kinds exactly.
 *
 * @param values values by the names of `searchFieldsOf`
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
 * Filter value that matches rows containing the text (contract, part 1 §1.9, rule 4). Special characters lose their
 * meaning between the stars.
 */
export const contains = (text: string | undefined): string | undefined =>
  text?.trim() ? `*${text.trim()}*` : undefined;
