import type { ListField } from './ListField';

/**
 * Describes the fields of a list, in the order in which its columns and workbooks have them.
 *
 * @typeParam Row a row of the list
 * @typeParam Extra names that are no members of a row, e.g. of a workbook column alone
 */
export const listFields =
  <Row extends object, Extra extends string = never>() =>
  <const Fields extends readonly ListField<(keyof Row & string) | Extra>[]>(fields: Fields): Fields =>
    fields;
