import { findFieldType } from '../../../fields/fieldTypes';
import { typeOf } from '../../document/containers';
import type { FormDocument, FormNode } from '../../document/FormDocument';
import { booleanMember, textMember } from '../../document/members';
import { cellBeside, isTitleCell } from '../cellBeside';
import type { EditCommand } from '../FormCommand';

/**
 * The edit of a label with the edit of the text that shows it in the title cell of a table, or the other way round: the
 * two stay equal until one of them is changed by other means.
 */
export function withTitle(document: FormDocument, edit: EditCommand): readonly EditCommand[] {
  const node = document.nodes.get(edit.key);
  if (!node) return [edit];
  const member = typeOf(node.data) === 'text' ? 'text' : 'label';
  const to = edit.changes[member];
  const mate = typeof to === 'string' ? mateOf(document, node, member) : undefined;
  const other = member === 'text' ? 'label' : 'text';
  if (!mate || to === undefined || textMember(mate.data, other) !== textMember(node.data, member)) return [edit];
  return [edit, { type: 'edit', key: mate.key, changes: { [other]: to } }];
}

function mateOf(document: FormDocument, node: FormNode, member: 'text' | 'label'): FormNode | undefined {
  const cell = node.parent === null ? undefined : document.nodes.get(node.parent);
  const beside =
    cell && cell.children.length === 1 ? cellBeside(document, cell, member === 'text' ? 1 : -1) : undefined;
  if (!cell || !beside || beside.children.length !== 1) return undefined;
  const mate = document.nodes.get(beside.children[0]!);
  const [title, text, field] = member === 'text' ? [cell, node, mate] : [beside, mate, node];
  if (!mate || !text || !field || !isTitleCell(title) || typeOf(text.data) !== 'text') return undefined;
  return findFieldType(typeOf(field.data))?.hasValue && !booleanMember(field.data, 'showLabel', true)
    ? mate
    : undefined;
}
