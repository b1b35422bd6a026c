import type { JsonObject } from '../../core/document/FormDocument';
import { booleanMember } from '../../core/document/members';

/** Whether an item is read-only; saved as `readonly`, in some forms as `readOnly`. */
export const isFixed = (item: JsonObject): boolean => booleanMember(item, 'readonly', booleanMember(item, 'readOnly'));
