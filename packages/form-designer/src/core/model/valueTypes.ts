import { allFieldTypes } from '../../fields/fieldTypes';

/** The types that have a value in the submitted model. */
export const valueTypes = (): string[] => allFieldTypes().flatMap(({ type, hasValue }) => (hasValue ? [type] : []));
