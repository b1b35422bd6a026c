import type { JsonObject } from '../../core/document/FormDocument';
import { textMember } from '../../core/document/members';
import type { FieldSize } from '../FieldProps';

/** The size of an item: its own where that is smaller than usual. `medium` is saved with items nobody chose it for. */
export function itemSize(item: JsonObject, formSize: FieldSize): FieldSize {
  const own = textMember(item, 'size');
  return own === 'small' || own === 'mini' ? own : formSize;
}
