import { fieldOf } from './rowId';

/**
 * Disables rows by their values (B§3): a row is disabled if any named field has one of the given values.
 *
 * @example rowDisabled={disabledBy({ status: ['2', '3'], locked: true })}
 */
export const disabledBy =
  (fields: Readonly<Record<string, unknown>>) =>
  (row: object): boolean =>
    Object.entries(fields).some(([key, wanted]) => {
      const value = fieldOf(row, key);
      return Array.isArray(wanted) ? wanted.includes(value) : value === wanted;
    });
