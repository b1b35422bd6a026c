import { findFieldType } from '../../fields/fieldTypes';
import { typeOf } from '../document/containers';
import type { FormDocument, NodeKey } from '../document/FormDocument';
import { textMember } from '../document/members';
import { cellBeside, isTitleCell } from './cellBeside';
import type { FormCommand, NodeTree, PartPlace } from './FormCommand';

/**
 * Adds new components or moves existing ones. A field that comes into an empty table cell beside an empty title cell has
 * its label there, as a text, and none of its own.
 *
 * @param title new `text` component, used if there is such a cell
 */
export function placeWithTitle(
  document: FormDocument,
  at: PartPlace,
  { trees, keys = [], title }: PlacedParts,
): FormCommand {
  const command: FormCommand = trees.length > 0 ? { type: 'add', at, trees } : { type: 'move', keys, at };
  const data = trees.length + keys.length > 1 ? undefined : (trees[0] ?? document.nodes.get(keys[0] ?? ''))?.data;
  const cell = emptyTitleBeside(document, at.parent);
  const label = data ? textMember(data, 'label') : '';
  if (!title || !data || cell === undefined || label === '' || !findFieldType(typeOf(data))?.hasValue) return command;
  const bare = { showLabel: false, labelWidth: 1 };
  const titled: FormCommand = {
    type: 'add',
    at: { parent: cell, index: 0 },
    trees: [{ ...title, data: { ...title.data, text: label } }],
  };
  const [tree] = trees;
  return {
    type: 'batch',
    commands: tree
      ? [{ type: 'add', at, trees: [{ ...tree, data: { ...tree.data, ...bare } }] }, titled]
      : [command, { type: 'edit', key: keys[0]!, changes: bare }, titled],
  };
}

/** New components, or existing ones that are moved. */
export interface PlacedParts {
  readonly trees: readonly NodeTree[];
  /** Moved components, if `trees` is empty. */
  readonly keys?: readonly NodeKey[];
  /** New text for the title cell beside a field. */
  readonly title?: NodeTree;
}

/** The title cell before an empty cell, if it is empty too. */
function emptyTitleBeside(document: FormDocument, key: NodeKey): NodeKey | undefined {
  const cell = document.nodes.get(key);
  if (!cell || cell.children.length > 0) return undefined;
  const before = cellBeside(document, cell, -1);
  return before && before.children.length === 0 && isTitleCell(before) ? before.key : undefined;
}
