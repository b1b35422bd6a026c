import { findFieldType } from '../../fields/fieldTypes';
import { TITLE_STYLE } from '../catalogue/newTree';
import { typeOf } from '../document/containers';
import type { FormDocument, NodeKey } from '../document/FormDocument';
import { booleanMember, objectMember, textMember } from '../document/members';
import type { FormCommand, NodeTree, PartPlace } from './FormCommand';

/**
 * Adds new components. A field in an empty table cell beside an empty title cell has its label there, as a text, and none
 * of its own.
 *
 * @param title new `text` component, used if there is such a cell
 */
export function addWithTitle(
  document: FormDocument,
  at: PartPlace,
  trees: readonly NodeTree[],
  title: NodeTree,
): FormCommand {
  const [tree, ...others] = trees;
  const cell = emptyTitleBeside(document, at.parent);
  const label = tree ? textMember(tree.data, 'label') : '';
  if (!tree || others.length > 0 || cell === undefined || label === '' || !findFieldType(typeOf(tree.data))?.hasValue)
    return { type: 'add', at, trees };
  const field = { ...tree, data: { ...tree.data, showLabel: false, labelWidth: 1 } };
  return {
    type: 'batch',
    commands: [
      { type: 'add', at, trees: [field] },
      {
        type: 'add',
        at: { parent: cell, index: 0 },
        trees: [{ ...title, data: { ...title.data, text: label } }],
      },
    ],
  };
}

/** The title cell before an empty cell, if it is empty too. */
function emptyTitleBeside(document: FormDocument, key: NodeKey): NodeKey | undefined {
  const cell = document.nodes.get(key);
  const table = cell?.kind === 'cell' && cell.parent !== null ? document.nodes.get(cell.parent) : undefined;
  if (!cell || !table || cell.children.length > 0) return undefined;
  const index = table.children.indexOf(key);
  const isRowStart = (table.rows ?? []).some((_, row, rows) => sumTo(rows, row) === index);
  const before = isRowStart ? undefined : document.nodes.get(table.children[index - 1] ?? '');
  if (before?.kind !== 'cell' || before.children.length > 0 || booleanMember(before.data, 'hide')) return undefined;
  const background = textMember(objectMember(before.data, 'style'), 'background');
  return background.toUpperCase() === TITLE_STYLE.background ? before.key : undefined;
}

const sumTo = (rows: readonly number[], end: number) => rows.slice(0, end).reduce((sum, count) => sum + count, 0);
