import type { PickedDepart } from './PickedDepart';

/** Name of a department as it is shown: `title` is in the language of the user. */
export const departText = ({ title, departName }: PickedDepart): string => title || departName;
