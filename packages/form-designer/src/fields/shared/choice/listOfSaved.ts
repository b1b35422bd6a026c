import { isEmpty } from '@gezi/validators';
import type { Json } from '../../../core/document/FormDocument';

/** A saved default as a list: a single value becomes a list of one, an empty one an empty list. */
export const listOfSaved = (saved: Json): Json => (Array.isArray(saved) ? saved : isEmpty(saved) ? [] : [saved]);
