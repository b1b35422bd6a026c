import { childMember } from './containers';
import { ROOT, type FormContent, type FormDocument, type Json, type NodeKey } from './FormDocument';

/**
 * The object to save: the object as read with its later changes, members in the same order. Keys of nodes, the stash
 * and defaults are not written.
 */
export function writeForm(document: FormDocument): FormContent {
  const { config, extra, nodes } = document;
  const root = nodes.get(ROOT)!;
  const members: [string, Json][] = [];
  for (const name of new Set([...Object.keys(root.data), ...Object.keys(extra), 'config'])) {
    if (name === 'list') members.push([name, writeChildren(document, ROOT)]);
    else if (name === 'config') {
      // Settings that are not an object stay in `extra` until they are edited; missing settings stay missing.
      if (Object.keys(config).length > 0) members.push([name, config]);
      else if (Object.hasOwn(extra, name)) members.push([name, extra[name]!]);
      else if (Object.hasOwn(root.data, name)) members.push([name, config]);
    } else if (Object.hasOwn(extra, name)) members.push([name, extra[name]!]);
  }
  return Object.fromEntries(members) as FormContent;
}

/** One part as it is saved. */
export function writePart(document: FormDocument, key: NodeKey): Json {
  const node = document.nodes.get(key)!;
  if (node.kind === 'opaque') return node.value ?? null;
  const member = childMember(node.kind, node.data);
  if (!member || node.shape === 'childless' || node.shape === 'tooDeep') return node.data;
  return { ...node.data, [member]: node.rows ? writeCells(document, key, node.rows) : writeChildren(document, key) };
}

const writeChildren = (document: FormDocument, key: NodeKey): Json[] =>
  document.nodes.get(key)!.children.map((child) => writePart(document, child));

function writeCells(document: FormDocument, key: NodeKey, rows: readonly number[]): Json[] {
  const { children } = document.nodes.get(key)!;
  let from = 0;
  return rows.map((count) => {
    const cells = children.slice(from, (from += count));
    const whole = cells.length === 1 && document.nodes.get(cells[0]!)!.shape === 'tableRow';
    return whole ? writePart(document, cells[0]!) : cells.map((cell) => writePart(document, cell));
  });
}
