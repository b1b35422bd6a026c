import { idOf } from '../document/containers';
import type { FormDocument } from '../document/FormDocument';
import { typeOf } from '../document/containers';
import type { NodeTree, PartPlace, CommandRefusal } from './FormCommand';
import { Draft, refuse, type CommandOutcome } from './Draft';
import { forbiddenTable } from './forbiddenTable';
import { misplacedIn, placementRefusal } from './placementRefusal';

/** Adds parts; refused if an id or key is taken (B§5), also by a cell or column, or if the place does not accept them. */
export function addParts(document: FormDocument, at: PartPlace, trees: readonly NodeTree[]): CommandOutcome {
  const parent = document.nodes.get(at.parent);
  if (!parent) return refuse('unknown-node', { key: at.parent });
  // Cells are added and removed with whole rows and columns of a table.
  if (parent.kind === 'item' && typeOf(parent.data) === 'table') return refuse('wrong-place', { key: parent.key });
  for (const tree of trees) {
    const code = placementRefusal(parent, tree);
    if (code) return refuse(code, { key: tree.key });
    const inner = misplacedIn(tree);
    if (inner) return refuse(inner.code, { key: inner.key });
  }
  const table = forbiddenTable(document, document.config, trees);
  if (table) return refuse('no-dynamic-tables', { key: table.key, id: idOf(table.data) });
  const taken = takenBy(document, trees);
  if (taken) return { ok: false, refusal: taken };
  if (trees.length === 0) return { ok: true, document };
  const draft = new Draft(document);
  draft.plant(at.parent, clamp(at.index, parent.children.length), trees);
  if (typeOf(parent.data) === 'row') draft.numberColumns(at.parent);
  return draft.done();
}

/** An index limited to the length of the list. */
export const clamp = (index: number, length: number) => Math.min(Math.max(Math.trunc(index) || 0, 0), length);

/** The first id or key of the trees that is taken in the document, or occurs twice in the trees. */
export function takenBy(document: FormDocument, trees: readonly NodeTree[]): CommandRefusal | undefined {
  const ids = new Set<string>();
  for (const { kind, data } of document.nodes.values()) if (kind === 'item' || kind === 'cell') ids.add(idOf(data));
  const keys = new Set<string>();
  const look = (tree: NodeTree): CommandRefusal | undefined => {
    const { key } = tree;
    if (keys.has(key) || document.nodes.has(key)) return { code: 'duplicate-id', key, id: idOf(tree.data) };
    keys.add(key);
    if (tree.kind === 'item' || tree.kind === 'cell') {
      const id = idOf(tree.data);
      if (id === '') return { code: 'empty-id', key };
      if (ids.has(id)) return { code: 'duplicate-id', key, id };
      ids.add(id);
    }
    return first(tree.children);
  };
  const first = (list: readonly NodeTree[]): CommandRefusal | undefined => {
    for (const tree of list) {
      const refusal = look(tree);
      if (refusal) return refusal;
    }
    return undefined;
  };
  return first(trees);
}
