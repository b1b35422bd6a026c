import { findFieldType } from '../../fields/fieldTypes';
import { typeOf } from '../document/containers';
import type { FormNode } from '../document/FormDocument';
import { booleanMember } from '../document/members';
import type { NodeTree, CommandRefusalCode } from './FormCommand';

type Part = Pick<NodeTree, 'kind' | 'data' | 'shape'>;

/**
 * Why a part may not be placed directly in another (B§5); undefined if it may.
 *
 * Rows and tables are layouts and may only be placed on the board. A dynamic table may also be placed in a column of a
 * row, but not in a cell. Unknown types may be placed where fields may, except in a dynamic table.
 */
export function placementRefusal(parent: Part, child: Part): CommandRefusalCode | undefined {
  if (parent.shape === 'tooDeep') return 'wrong-place';
  const type = typeOf(child.data);
  const inner = typeOf(parent.data);
  if (parent.kind === 'item' && inner === 'row') return child.kind === 'column' ? undefined : 'wrong-place';
  if (parent.kind === 'item' && inner === 'table') return child.kind === 'cell' ? undefined : 'wrong-place';
  if (child.kind === 'opaque') return parent.kind === 'opaque' ? 'wrong-place' : undefined;
  if (child.kind !== 'item' || type === 'tdItem') return 'wrong-place';
  const isLayout = type === 'row' || type === 'table';
  switch (parent.kind) {
    case 'root':
      return undefined;
    case 'column':
      return isLayout ? 'nested-layout' : undefined;
    case 'cell':
      if (booleanMember(parent.data, 'hide')) return 'wrong-place';
      if (type === 'table') return 'nested-layout';
      return findFieldType(type)?.inTable === false ? 'not-in-table' : undefined;
    case 'item':
      if (inner !== 'dynamicTable') return 'wrong-place';
      if (isLayout) return 'nested-layout';
      return findFieldType(type)?.inDynamicTable ? undefined : 'not-in-dynamic-table';
    default:
      return 'wrong-place';
  }
}

/** The first misplaced part of a tree from a file or another program. */
export function misplacedIn(tree: NodeTree): { code: CommandRefusalCode; key: string } | undefined {
  for (const child of tree.children) {
    // The content of a hidden cell is from a file and is accepted.
    const hidden = tree.kind === 'cell' && booleanMember(tree.data, 'hide');
    const code = hidden ? undefined : placementRefusal(tree, child);
    if (code) return { code, key: child.key };
    const below = misplacedIn(child);
    if (below) return below;
  }
  return undefined;
}

/** As `placementRefusal`, for a part of the document: its current place is always accepted. */
export const moveRefusal = (parent: FormNode, child: FormNode): CommandRefusalCode | undefined =>
  child.parent === parent.key ? undefined : placementRefusal(parent, child);
