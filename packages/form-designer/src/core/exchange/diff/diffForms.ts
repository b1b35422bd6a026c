import { findFieldType } from '../../../fields/fieldTypes';
import { idOf, typeOf } from '../../document/containers';
import type { FormDocument, FormNode, Json, JsonObject } from '../../document/FormDocument';
import { booleanMember, memberOf, textMember } from '../../document/members';
import { sameJson } from '../../document/sameJson';
import { nodesInOrder } from '../../document/nodesInOrder';
import { diffMembers } from './diffMembers';
import type { FormChange } from './FormChange';
import { outOfOrder } from './outOfOrder';

/** A component with its container: an id, empty for the board. */
interface Placed {
  readonly node: FormNode;
  readonly id: string;
  readonly container: string;
  /** Whether the container is a dynamicTable. */
  readonly inRows: boolean;
}

/**
 * The differences between two versions of a form, in the order of the later version, removed components last. Two
 * components are the same if they have the same id, or if the `_id` of the later one is the id of the earlier one.
 */
export function diffForms(before: FormDocument, after: FormDocument): FormChange[] {
  const [earlier, later] = [placedIn(before), placedIn(after)];
  const former = new Map<Placed, Placed>();
  for (const part of later.values()) {
    const same = earlier.get(part.id) ?? renamedFrom(part, earlier, later);
    if (same) former.set(part, same);
  }
  const known = new Set(former.values());
  const newIds = new Map([...former].map(([part, was]) => [was.id, part.id]));
  const changes: FormChange[] = [];
  const settled = [...former].filter(([part, was]) => (newIds.get(was.container) ?? was.container) === part.container);
  const moved = outOfOrder(
    settled.map(([, was]) => was),
    [...earlier.values()],
    ({ container }) => container,
  );

  for (const part of later.values()) {
    const was = former.get(part);
    const named = naming(part);
    if (!was)
      changes.push({ code: 'added', breaking: hasValue(part) && booleanMember(part.node.data, 'required'), ...named });
    else {
      if (was.id !== part.id)
        changes.push({ code: 'id-renamed', breaking: hasValue(was), ...named, from: was.id, to: part.id });
      const [from, to] = [typeOf(was.node.data), typeOf(part.node.data)];
      if (from !== to) changes.push({ code: 'type-changed', breaking: hasValue(was), ...named, from, to });
      const place = newIds.get(was.container) ?? was.container;
      if (place !== part.container || was.inRows !== part.inRows)
        changes.push({
          code: 'moved',
          breaking: hasValue(was) && (was.inRows || part.inRows),
          ...named,
          from: was.container,
          to: part.container,
        });
      else if (moved.has(was)) changes.push({ code: 'reordered', breaking: false, ...named });
      for (const change of diffMembers(was.node.data, part.node.data, from === to))
        changes.push({ ...change, ...named });
      if (!sameJson(layoutOf(before, was.node), layoutOf(after, part.node)))
        changes.push({ code: 'layout-changed', breaking: false, ...named });
    }
  }
  for (const part of earlier.values())
    if (!known.has(part)) changes.push({ code: 'removed', breaking: hasValue(part), ...naming(part) });
  return [...changes, ...settings(before.config, after.config)];
}

function placedIn(document: FormDocument): Map<string, Placed> {
  const parts = new Map<string, Placed>();
  for (const node of nodesInOrder(document)) {
    const id = idOf(node.data);
    if (node.kind !== 'item' || parts.has(id)) continue;
    let up = document.nodes.get(node.parent!)!;
    while (up.kind === 'column' || up.kind === 'cell') up = document.nodes.get(up.parent!)!;
    const container = up.kind === 'item' ? idOf(up.data) : '';
    parts.set(id, { node, id, container, inRows: typeOf(up.data) === 'dynamicTable' });
  }
  return parts;
}

/** The part before it was renamed: a removed part with that id and the same type. */
function renamedFrom(part: Placed, earlier: ReadonlyMap<string, Placed>, later: ReadonlyMap<string, Placed>) {
  const formerId = textMember(part.node.data, '_id');
  const was = later.has(formerId) ? undefined : earlier.get(formerId);
  return was && typeOf(was.node.data) === typeOf(part.node.data) ? was : undefined;
}

const naming = ({ id, node: { data } }: Placed) => {
  const label = textMember(data, 'label') || textMember(data, 'compName');
  return { id, type: typeOf(data), ...(label ? { label } : {}) };
};

const hasValue = ({ node: { data } }: Placed): boolean => {
  const type = typeOf(data);
  return findFieldType(type)?.hasValue ?? false;
};

/** Spans of columns, or the cells of a table with their styles. */
function layoutOf(document: FormDocument, { children, rows }: FormNode): Json {
  const parts = children.map((key) => document.nodes.get(key)!);
  const shown = parts.flatMap(({ kind, data }): Json[] => {
    if (kind === 'column') return [memberOf(data, 'span') ?? null];
    return kind === 'cell' ? [['col', 'row', 'hide', 'style'].map((member) => memberOf(data, member) ?? null)] : [];
  });
  return [shown, rows ?? null];
}

function settings(before: JsonObject, after: JsonObject): FormChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((member): FormChange[] => {
    const [from, to] = [memberOf(before, member), memberOf(after, member)];
    if (sameJson(from, to)) return [];
    return [{ code: 'setting-changed', breaking: false, member, from: from ?? null, to: to ?? null }];
  });
}
