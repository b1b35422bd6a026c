import { ROOT, type FormDocument, type FormNode, type NodeKey } from '../document/FormDocument';
import { nodesInOrder } from '../document/nodesInOrder';
import { clamp } from './addParts';
import type { PartPlace } from './FormCommand';
import { Draft, refuse, type CommandOutcome } from './Draft';
import { moveRefusal } from './placementRefusal';

/** Moves parts, in the order of the document, to one place. Parts inside another moved part move with it. */
export function moveParts(document: FormDocument, keys: readonly NodeKey[], at: PartPlace): CommandOutcome {
  const target = document.nodes.get(at.parent);
  if (!target) return refuse('unknown-node', { key: at.parent });
  const unknown = keys.find((key) => !document.nodes.has(key));
  if (unknown !== undefined) return refuse('unknown-node', { key: unknown });
  const moved = topMost(document, keys);
  for (const node of moved) {
    const code = whyNot(document, target, node);
    if (code) return refuse(code, { key: node.key });
  }

  const going = new Set(moved.map(({ key }) => key));
  const index = clamp(at.index, target.children.length);
  const before = target.children.slice(0, index).filter((key) => !going.has(key));
  const after = target.children.slice(index).filter((key) => !going.has(key));
  const children = [...before, ...going, ...after];
  if (children.length === target.children.length && children.every((key, place) => key === target.children[place]))
    return { ok: true, document };

  const draft = new Draft(document);
  for (const parent of new Set(moved.map((node) => node.parent!))) {
    if (parent === at.parent) continue;
    draft.setChildren(
      parent,
      document.nodes.get(parent)!.children.filter((key) => !going.has(key)),
    );
  }
  for (const node of moved) if (node.parent !== at.parent) draft.set({ ...node, parent: at.parent });
  draft.setChildren(at.parent, children);
  if (moved.some(({ kind }) => kind === 'column')) draft.numberColumns(at.parent);
  return draft.done();
}

function whyNot(document: FormDocument, target: FormNode, node: FormNode) {
  if (node.key === ROOT || node.kind === 'cell' || node.shape === 'tableRow') return 'wrong-place';
  // Parts among the columns or cells of a layout stay there.
  const { kind, rows } = document.nodes.get(node.parent!)!;
  if (node.parent !== target.key && (node.kind === 'column' || (kind === 'item' && rows))) return 'wrong-place';
  if (node.parent === target.key && rows) return 'wrong-place';
  for (let up: FormNode | undefined = target; up; up = up.parent === null ? undefined : document.nodes.get(up.parent))
    if (up.key === node.key) return 'into-itself';
  return moveRefusal(target, node);
}

/** The named parts without those inside another of them, in the order of the document. */
export function topMost(document: FormDocument, keys: readonly NodeKey[]): FormNode[] {
  const named = new Set(keys);
  const isInside = ({ parent }: FormNode): boolean => {
    for (let up = parent; up !== null; up = document.nodes.get(up)!.parent) if (named.has(up)) return true;
    return false;
  };
  const nodes = [...named].map((key) => document.nodes.get(key)!).filter((node) => !isInside(node));
  if (nodes.length < 2) return nodes;
  const selected = new Set(nodes);
  return [...nodesInOrder(document)].filter((node) => selected.has(node));
}
