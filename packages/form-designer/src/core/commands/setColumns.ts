import { newColumn } from '../catalogue/newTree';
import { typeOf } from '../document/containers';
import type { FormDocument, FormNode, NodeKey } from '../document/FormDocument';
import { numberMember } from '../document/members';
import { Draft, refuse, type CommandOutcome } from './Draft';
import { isSpan } from './editPart';

/**
 * Sets the spans of a row's columns. Additional columns are added at the end; surplus columns are removed from the end,
 * but only if they are empty.
 */
export function setColumns(document: FormDocument, key: NodeKey, spans: readonly number[]): CommandOutcome {
  const row = document.nodes.get(key);
  if (!row) return refuse('unknown-node', { key });
  if (row.kind !== 'item' || typeOf(row.data) !== 'row') return refuse('wrong-place', { key });
  if (spans.length === 0) return refuse('last-one', { key });
  if (!spans.every(isSpan)) return refuse('bad-spans', { key });

  const draft = new Draft(document);
  const columns = row.children.map((child) => document.nodes.get(child)!).filter(({ kind }) => kind === 'column');
  const going = surplus(columns, columns.length - spans.length);
  if (!going) return refuse('column-not-empty', { key });
  if (going.size > 0) {
    draft.setChildren(
      key,
      row.children.filter((child) => !going.has(child)),
    );
    for (const child of going) draft.uproot(child);
  }
  const remaining = columns.filter((column) => !going.has(column.key));
  for (const [index, { key: column, data }] of remaining.entries())
    if (numberMember(data, 'span') !== spans[index]) draft.setData(column, { ...data, span: spans[index]! });
  const added = spans
    .slice(remaining.length)
    .map((span, index) => newColumn(freeKey(key, index), remaining.length + index, span));
  if (added.length > 0) draft.plant(key, draft.get(key).children.length, added);
  draft.numberColumns(key);
  return draft.done();

  function freeKey(base: NodeKey, index: number): NodeKey {
    let name = `${base}+${index}`;
    while (document.nodes.has(`${name}/${remaining.length + index}`)) name += '+';
    return name;
  }
}

/** The keys of the last `count` empty columns; undefined if there are fewer. */
function surplus(columns: readonly FormNode[], count: number): Set<NodeKey> | undefined {
  if (count <= 0) return new Set();
  const empty = columns.filter(({ children, shape }) => children.length === 0 && shape !== 'tooDeep');
  return empty.length < count ? undefined : new Set(empty.slice(-count).map(({ key }) => key));
}
