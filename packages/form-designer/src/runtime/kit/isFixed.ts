import type { JsonObject } from '../../core/document/FormDocument';
import { booleanMember } from '../../core/document/members';

/** Whether an item shows its value and takes no other; saved as `readonly`, by some as `readOnly`. */
export const isFixed = (item: JsonObject): boolean => booleanMember(item, 'readonly', booleanMember(item, 'readOnly'));
