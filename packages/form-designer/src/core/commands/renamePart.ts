import { idOf } from '../document/containers';
import type { FormDocument, NodeKey } from '../document/FormDocument';
import { withNewIds } from '../references/withNewIds';
import { Draft, refuse, type CommandOutcome } from './Draft';

/**
 * Changes the id of a component and stores the previous one as `_id` (B§3); refused if another component, cell or
 * column of a dynamic table has it (B§5). Formulas and links that refer to the component are updated.
 */
export function renamePart(document: FormDocument, key: NodeKey, to: string): CommandOutcome {
  const node = document.nodes.get(key);
  if (!node) return refuse('unknown-node', { key });
  if (node.kind !== 'item' && node.kind !== 'cell') return refuse('wrong-place', { key });
  const id = to.trim();
  if (id === '') return refuse('empty-id', { key });
  const from = idOf(node.data);
  if (id === from) return { ok: true, document };
  let shared = false;
  for (const other of document.nodes.values()) {
    if (other.key === key || (other.kind !== 'item' && other.kind !== 'cell')) continue;
    const theirs = idOf(other.data);
    if (theirs === id) return refuse('duplicate-id', { key, id });
    shared ||= theirs === from;
  }
  const draft = new Draft(document);
  draft.setData(key, { ...node.data, id, _id: node.data['id'] ?? '' });
  // If two components had the id, formulas refer to the one that still has it.
  if (shared || from === '') return draft.done();
  const ids = new Map([[from, id]]);
  for (const other of document.nodes.values()) {
    const { data } = draft.get(other.key);
    const next = withNewIds(data, ids);
    if (next !== data) draft.setData(other.key, next);
  }
  return draft.done();
}
