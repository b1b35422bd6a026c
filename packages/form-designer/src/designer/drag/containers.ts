import { ROOT, type FormDocument, type FormNode, type NodeKey } from '../../core/document/FormDocument';

/** Whether a component is a container: the canvas, a column, a cell, a dynamicTable. */
export const isZone = (node: FormNode): boolean =>
  node.kind === 'root' || node.kind === 'column' || node.kind === 'cell' || node.data['compType'] === 'dynamicTable';

/** The zones of a container, in reading order; none for other components. */
export function zonesOf(document: FormDocument, key: NodeKey): NodeKey[] {
  const node = document.nodes.get(key);
  if (!node || node.kind !== 'item') return [];
  if (isZone(node)) return [key];
  return node.children.filter((child) => {
    const part = document.nodes.get(child);
    return part && isZone(part) && part.data['hide'] !== true;
  });
}

/** The container of a zone: itself for a dynamic table, undefined for the board. */
export function ownerOf(document: FormDocument, zone: NodeKey): NodeKey | null {
  const node = document.nodes.get(zone);
  if (!node || zone === ROOT) return null;
  return node.kind === 'item' ? zone : node.parent;
}

/** The selectable parts in reading order: components and cells of tables. */
export function selectable(document: FormDocument): NodeKey[] {
  const keys: NodeKey[] = [];
  const walk = (key: NodeKey) => {
    const node = document.nodes.get(key);
    if (!node || node.data['hide'] === true) return;
    if (node.kind === 'item' || node.kind === 'cell') keys.push(key);
    node.children.forEach(walk);
  };
  walk(ROOT);
  return keys;
}

/** The nearest selectable ancestor; undefined on the board. */
export function selectableParent(document: FormDocument, key: NodeKey): NodeKey | null {
  let parent = document.nodes.get(key)?.parent ?? null;
  while (parent !== null && parent !== ROOT) {
    const node = document.nodes.get(parent);
    if (!node) return null;
    if (node.kind === 'item' || node.kind === 'cell') return parent;
    parent = node.parent;
  }
  return null;
}

/** The zone of a component and its place there. */
export function placeOf(document: FormDocument, key: NodeKey): { parent: NodeKey; index: number } {
  const parent = document.nodes.get(key)?.parent ?? ROOT;
  return { parent, index: document.nodes.get(parent)?.children.indexOf(key) ?? 0 };
}
