import type { JsonObject } from '../../core/document/FormDocument';
import { objectMember } from '../../core/document/members';

const MOVED = ['clearable', 'separator', 'show-all-levels', 'filterable'];

/** Members of an older cascader, one level deeper than they were. */
export function olderProps(field: JsonObject, defaults: JsonObject): JsonObject {
  const saved = objectMember(field, 'props');
  return {
    ...defaults,
    ...Object.fromEntries(MOVED.filter((name) => Object.hasOwn(field, name)).map((name) => [name, field[name]!])),
    ...saved,
    props: { ...objectMember(defaults, 'props'), ...objectMember(saved, 'props') },
  };
}
