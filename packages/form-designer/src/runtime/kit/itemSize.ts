import type { JsonObject } from '../../core/document/FormDocument';
import { textMember } from '../../core/document/members';
import type { FieldSize } from '../FieldProps';

/** The size of an item: its own if it is smaller than that of the form, because new items are saved with `medium`. */
export function itemSize(item: JsonObject, formSize: FieldSize): FieldSize {
  const own = textMember(item, 'size');
  return own === 'small' || own === 'mini' ? own : formSize;
}
