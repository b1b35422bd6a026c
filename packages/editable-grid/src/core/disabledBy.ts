import { fieldOf } from './rowId';

/**
 * Disables rows by their values (B§3): a row is disabled when any named field holds one of the values given.
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
