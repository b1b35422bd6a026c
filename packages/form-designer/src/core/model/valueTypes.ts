import { fieldTypes } from '../../fields/fieldTypes';

/** The types that have a value in the submitted model. */
export const VALUE_TYPES: ReadonlySet<string> = new Set(
  Object.values(fieldTypes).flatMap(({ type, hasValue }) => (hasValue ? [type] : [])),
);
