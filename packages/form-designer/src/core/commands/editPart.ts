import { childMember, typeOf } from '../document/containers';
import type { FormDocument, FormNode, Json, JsonObject, NodeKey } from '../document/FormDocument';
import type { MemberChanges, CommandRefusalCode } from './FormCommand';
import { Draft, refuse, type CommandOutcome } from './Draft';

/** Sets members of a part; ids, children and the spans of cells have separate commands. */
export function editPart(
  document: FormDocument,
  key: NodeKey,
  changes: MemberChanges,
  stash: MemberChanges | undefined,
): CommandOutcome {
  const node = document.nodes.get(key);
  if (!node) return refuse('unknown-node', { key });
  if (node.kind === 'root' || node.kind === 'opaque') return refuse('wrong-place', { key });
  for (const [member, value] of Object.entries(changes)) {
    if (isSame(node.data, member, value)) continue;
    const code = whyNot(node, member, value);
    if (code) return refuse(code, { key });
  }
  const data = withChanges(node.data, changes);
  const nextStash = withChanges(node.stash ?? {}, stash ?? {});
  if (data === node.data && nextStash === (node.stash ?? nextStash)) return { ok: true, document };
  const { stash: _stash, ...rest } = node;
  const draft = new Draft(document);
  draft.set({ ...rest, data, ...(Object.keys(nextStash).length > 0 ? { stash: nextStash } : {}) });
  return draft.done();
}

function whyNot(
  { kind, data, shape }: FormNode,
  member: string,
  value: Json | undefined,
): CommandRefusalCode | undefined {
  if (member === 'id' && kind !== 'column') return 'bad-value';
  if (typeof value === 'number' && !Number.isFinite(value)) return 'bad-value';
  if (member === childMember(kind, data) && shape !== 'childless') return 'bad-value';
  if (member === 'compType') {
    const next: JsonObject = { ...data, compType: value ?? null };
    if (kind === 'cell' || childMember(kind, data) || childMember(kind, next) || typeOf(next) === 'tdItem')
      return 'bad-value';
  }
  if (kind === 'cell' && ['col', 'row', 'hide'].includes(member)) return 'bad-value';
  if (kind === 'column' && member === 'index') return 'bad-value';
  if (kind === 'column' && member === 'span' && !isSpan(value)) return 'bad-spans';
  return undefined;
}

/** Whether a value may be the span of a column: a whole number from 1 to 24. */
export const isSpan = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 24;

const isSame = (data: JsonObject, member: string, value: Json | undefined) =>
  Object.hasOwn(data, member) ? Object.is(data[member], value) : value === undefined;

/** The object with members set or, for undefined, removed; the same object if nothing differs. The order is preserved. */
export function withChanges(data: JsonObject, changes: MemberChanges): JsonObject {
  const differing = Object.entries(changes).filter(([member, value]) => !isSame(data, member, value));
  if (differing.length === 0) return data;
  const members = new Map<string, Json | undefined>(Object.entries(data));
  for (const [member, value] of differing) members.set(member, value);
  return Object.fromEntries([...members].filter((entry): entry is [string, Json] => entry[1] !== undefined));
}
