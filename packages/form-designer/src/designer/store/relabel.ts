import type { Spell } from '@gezi/pickers/core';
import { isDerivedId, readableId } from '../../core/catalogue/readableId';
import type { EditCommand, FormCommand } from '../../core/commands/FormCommand';
import { withTitle } from '../../core/commands/plan/withTitle';
import { idOf, typeOf } from '../../core/document/containers';
import { textMember } from '../../core/document/members';
import { findFieldType } from '../../fields/fieldTypes';
import type { DesignerStore } from './DesignerStore';

let spell: Spell | undefined;

/** Loads the pinyin table, once; until then labels leave ids as they are. */
export async function loadIdSpeller(): Promise<void> {
  if (spell) return;
  const { loadSpeller } = await import('@gezi/pickers/core');
  spell = await loadSpeller();
}

/**
 * An edit with everything that follows from a changed label: the title of the field in a table, and its id. Ids follow
 * labels as long as the field has not been saved, because stored records refer to them, and the user has not chosen one.
 */
export function relabel(store: DesignerStore, edit: EditCommand): FormCommand {
  const edits = withTitle(store.document, edit);
  const renames = edits.flatMap((each) => renameOf(store, each));
  return edits.length + renames.length === 1 ? edit : { type: 'batch', commands: [...edits, ...renames] };
}

function renameOf(store: DesignerStore, { key, changes }: EditCommand): FormCommand[] {
  const { label } = changes;
  const node = store.node(key);
  if (!spell || !node || node.kind !== 'item' || typeof label !== 'string') return [];
  const current = idOf(node.data);
  if (!findFieldType(typeOf(node.data))?.hasValue || !isDerivedId(current, textMember(node.data, 'label'), spell))
    return [];
  if (store.wasSaved(key, current)) return [];
  const taken = new Set<string>();
  for (const other of store.document.nodes.values()) if (other.key !== key) taken.add(idOf(other.data));
  const id = readableId(label, spell, (wanted) => taken.has(wanted));
  return id === undefined || id === current ? [] : [{ type: 'rename', key, id }];
}
