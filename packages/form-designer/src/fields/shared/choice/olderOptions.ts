import type { JsonObject } from '../../../core/document/FormDocument';
import { memberOf } from '../../../core/document/members';
import type { OlderMembers } from '../../FieldType';

/** Options of an older item: in its slot, for a cascader next to it. */
export const olderOptions = ({ field, slot }: OlderMembers): JsonObject => ({
  options: memberOf(slot, 'options') ?? memberOf(field, 'options') ?? [],
});

/** A list that is stored as null is an empty one. */
export const olderList = ({ value }: OlderMembers): JsonObject => (value === null ? { value: [] } : {});
