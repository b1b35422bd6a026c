import { componentTypes } from '../catalogue/componentTypes';

/** The types with a value of their own in what is submitted. */
export const VALUE_TYPES: ReadonlySet<string> = new Set(
  Object.values(componentTypes).flatMap(({ type, hasValue }) => (hasValue ? [type] : [])),
);
