import type { JsonObject, NodeKind } from './FormDocument';
import { textMember } from './members';

/** Containers nested deeper than this are preserved unread; real forms have three levels. */
export const MAX_DEPTH = 64;

/** The member that contains a component's children; undefined if it has none. */
export function childMember(kind: NodeKind, data: JsonObject): 'columns' | 'list' | 'layoutArray' | undefined {
  if (kind === 'root' || kind === 'column') return 'list';
  if (kind === 'cell') return 'columns';
  if (kind !== 'item') return undefined;
  const type = typeOf(data);
  if (type === 'row' || type === 'dynamicTable') return 'columns';
  return type === 'table' ? 'layoutArray' : undefined;
}

/** The type as saved, `compType`; empty when there is none. */
export const typeOf = (data: JsonObject): string => textMember(data, 'compType');

/** The component id as text (cells have numbers); empty when there is none. */
export const idOf = (data: JsonObject): string => textMember(data, 'id');
