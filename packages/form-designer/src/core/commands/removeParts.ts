import { typeOf } from '../document/containers';
import { ROOT, type FormDocument, type NodeKey } from '../document/FormDocument';
import { Draft, refuse, type CommandOutcome } from './Draft';
import { topMost } from './moveParts';

/** Removes parts with their content. Cells cannot be removed one by one, nor the last column of a row. */
export function removeParts(document: FormDocument, keys: readonly NodeKey[]): CommandOutcome {
  const unknown = keys.find((key) => !document.nodes.has(key));
  if (unknown !== undefined) return refuse('unknown-node', { key: unknown });
  const going = topMost(document, keys);
  const gone = new Set(going.map(({ key }) => key));
  for (const { key, kind, parent, children, shape } of going) {
    if (key === ROOT || kind === 'cell' || shape === 'tableRow') return refuse('wrong-place', { key });
    const above = document.nodes.get(parent!)!;
    if (above.rows) return refuse('wrong-place', { key });
    if (kind === 'column' && children.length > 0) return refuse('column-not-empty', { key });
    if (kind === 'column' && above.children.every((sibling) => gone.has(sibling))) return refuse('last-one', { key });
  }
  const draft = new Draft(document);
  for (const parent of new Set(going.map((node) => node.parent!))) {
    draft.setChildren(
      parent,
      document.nodes.get(parent)!.children.filter((key) => !gone.has(key)),
    );
    if (typeOf(draft.get(parent).data) === 'row') draft.numberColumns(parent);
  }
  for (const { key } of going) draft.uproot(key);
  return draft.done();
}
