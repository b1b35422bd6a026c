import type { PropertyField } from '../../../fields/FieldPanel';
import { findFieldPanel } from '../../../fields/fieldPanels';
import { typeOf } from '../../document/containers';
import type { FormDocument, Json, JsonObject, NodeKey } from '../../document/FormDocument';
import { memberOf } from '../../document/members';
import { withPath } from '../../document/paths';
import type { MemberChanges, EditCommand } from '../FormCommand';
import { coerceOptions, coerceText } from './coerceText';
import { defaultMember, type EffectState } from './Effect';
import { effects } from './effects';

export interface PlanEditOptions {
  /** Provinces, cities and districts, written into a cascader that shows area data; by default it keeps its own options. */
  readonly areaTree?: Json;
}

/**
 * The complete `edit` for a change in the property panel: numbers within their bounds, converted texts, and the other
 * members that a toggle changes (B§4). Values that a toggle replaces are stored in the node's `stash`: undo restores
 * them, and they are never saved.
 *
 * @param changes values by the path of the panel's line (`label`, `props.props.multiple`)
 */
export function planEdit(
  document: FormDocument,
  key: NodeKey,
  changes: MemberChanges,
  { areaTree }: PlanEditOptions = {},
): EditCommand {
  const node = document.nodes.get(key);
  if (!node) return { type: 'edit', key, changes };
  const type = node.kind === 'cell' ? 'tdItem' : typeOf(node.data);
  const panel = findFieldPanel(type);
  const fields = panel?.lines ?? [];
  const before = node.data;
  let state: EffectState = {
    before,
    data: before,
    stash: node.stash ?? {},
    ...(areaTree === undefined ? {} : { areaTree }),
  };
  for (const [path, given] of Object.entries(changes)) {
    const field = fields.find(({ member }) => member === path);
    const value = given === undefined ? undefined : shaped(field, given, state.data);
    const member = path === 'value' ? defaultMember(before) : path;
    state = { ...state, data: withPath(state.data, member, value) };
    const effect = field?.effect && (panel?.effects?.[field.effect] ?? effects[field.effect]);
    if (effect) state = effect(state, value);
  }
  // Members in `changes` take precedence over members that follow from another one.
  for (const [path, given] of Object.entries(changes)) {
    const field = fields.find(({ member }) => member === path);
    if (given === undefined || field?.effect) continue;
    state = {
      ...state,
      data: withPath(state.data, path === 'value' ? defaultMember(before) : path, shaped(field, given, before)),
    };
  }
  const stash = difference(node.stash ?? {}, state.stash);
  const command: EditCommand = { type: 'edit', key, changes: difference(before, state.data) };
  return Object.keys(stash).length > 0 ? { ...command, stash } : command;
}

function shaped(field: PropertyField | undefined, value: Json, data: JsonObject): Json {
  if (!field) return value;
  if (field.effect === 'newWindow') return typeof value === 'boolean' ? (value ? '_blank' : '_self') : value;
  if (field.effect === 'coerceValue')
    return field.control === 'options'
      ? coerceOptions(value, memberOf(data, 'options'))
      : coerceText(value, memberOf(data, defaultMember(data)));
  if (field.control === 'number') return bounded(field, value);
  return value;
}

/** A number within the bounds of its line (B§5); as text where the format has text (`size` and `bold` of a text). */
function bounded({ min = -Infinity, max = Infinity, fallback }: PropertyField, value: Json): Json {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return value;
  const held = Math.min(Math.max(number, min), max);
  return typeof fallback === 'string' ? String(held) : held;
}

/** The members that differ; removed ones are undefined. */
function difference(before: JsonObject, after: JsonObject): MemberChanges {
  const changes: [string, Json | undefined][] = [];
  for (const [member, value] of Object.entries(after))
    if (!Object.hasOwn(before, member) || !Object.is(before[member], value)) changes.push([member, value]);
  for (const member of Object.keys(before)) if (!Object.hasOwn(after, member)) changes.push([member, undefined]);
  return Object.fromEntries(changes);
}
