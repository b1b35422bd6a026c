import type { FieldValue } from '../../FieldValue';
import { readPeopleValue } from './peopleValue';

/** Names of the chosen people or departments, comma-joined; their ids if the value has no names. */
export const peopleText: NonNullable<FieldValue['textOf']> = (value) => {
  const { names, ids } = readPeopleValue(value);
  return (names.length > 0 ? names : ids).join(',');
};
