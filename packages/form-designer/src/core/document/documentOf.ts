import type { NodeTree } from '../commands/FormCommand';
import { ROOT, type FormDocument, type FormNode, type JsonObject, type NodeKey } from './FormDocument';

/** Parts of a document; `members` is the order in which the saved object is written. */
export interface DocumentParts {
  readonly config: JsonObject;
  readonly trees: readonly NodeTree[];
  readonly extra?: JsonObject;
  /** Default: `list`, `config` and the extra ones. */
  readonly members?: readonly string[];
}

/** A document of these parts; their keys must be unique. */
export function documentOf({ config, trees, extra = {}, members }: DocumentParts): FormDocument {
  const nodes = new Map<NodeKey, FormNode>();
  const order = members ?? ['list', 'config', ...Object.keys(extra)];
  const data: JsonObject = Object.fromEntries(order.map((member) => [member, null]));
  nodes.set(ROOT, { key: ROOT, kind: 'root', data, parent: null, children: trees.map(({ key }) => key) });
  plantTrees(nodes, ROOT, trees);
  return { config, nodes, extra };
}

/** Adds the nodes of the trees and their children to the map; the caller updates the parent's list. */
export function plantTrees(nodes: Map<NodeKey, FormNode>, parent: NodeKey, trees: readonly NodeTree[]): void {
  for (const { key, kind, data, children, value, rows, shape } of trees) {
    // A loop: a file may have hundreds of thousands of entries, and spreading the remaining ones is slow.
    const keys = children.map((child) => child.key);
    const node: FormNode =
      value === undefined
        ? { key, kind, data, parent, children: keys }
        : { key, kind, data, value, parent, children: keys };
    nodes.set(key, rows || shape ? { ...node, ...(rows && { rows }), ...(shape && { shape }) } : node);
    if (children.length > 0) plantTrees(nodes, key, children);
  }
}

/** A part of a document with its content, as commands use it. */
export function treeOf(document: FormDocument, key: NodeKey): NodeTree {
  const { parent: _parent, stash: _stash, children, ...rest } = document.nodes.get(key)!;
  return { ...rest, children: children.map((child) => treeOf(document, child)) };
}
