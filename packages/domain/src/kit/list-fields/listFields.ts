import type { ListField } from './ListField';

/**
 * Describes the fields of a list, in the order of its columns.
 *
 * @typeParam Row row of the list
 * @typeParam Extra keys that rows do not have, e.g. of workbook-only columns
 */
export const listFields =
  <Row extends object, Extra extends string = never>() =>
  <const Fields extends readonly ListField<(keyof Row & string) | Extra>[]>(fields: Fields): Fields =>
    fields;
