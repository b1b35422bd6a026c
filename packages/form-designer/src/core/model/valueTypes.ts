import { fieldTypes } from '../../fields/fieldTypes';

/** The types with a value of their own in what is submitted. */
export const VALUE_TYPES: ReadonlySet<string> = new Set(
  Object.values(fieldTypes).flatMap(({ type, hasValue }) => (hasValue ? [type] : [])),
);
