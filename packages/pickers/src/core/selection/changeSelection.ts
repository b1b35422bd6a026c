import type { Outcome } from '@gezi/client/core';
import type { Selection, SelectionRefusal, SelectionRules } from './Selection';

/** An item and its key. */
export type Keyed<Item> = readonly [key: string, item: Item];

type Change<Item> = Outcome<Selection<Item>, SelectionRefusal>;

/**
 * Selects items, or none of them if one is refused. Disabled items are skipped when there are others, as in a whole
 * page. In single mode the last item replaces the selected one.
 */
export function selectItems<Item>(
  selection: Selection<Item>,
  items: readonly Keyed<Item>[],
  rules: SelectionRules,
): Change<Item> {
  const free = items.filter(([key]) => !rules.disabled?.has(key));
  if (free.length === 0) return items.length === 0 ? changed(selection) : { ok: false, reason: 'disabled' };
  const known = withItems(selection.known, free);
  if (!rules.multiple) {
    if (selection.keys.some((key) => rules.disabled?.has(key))) return { ok: false, reason: 'disabled' };
    return changed({ keys: [free.at(-1)![0]], known });
  }
  const keys = [...new Set([...selection.keys, ...free.map(([key]) => key)])];
  const grows = keys.length > selection.keys.length;
  if (grows && rules.max !== undefined && keys.length > rules.max) return { ok: false, reason: 'maximum' };
  return changed({ keys, known });
}

/** Deselects keys; disabled ones stay. */
export function deselectKeys<Item>(
  selection: Selection<Item>,
  keys: readonly string[],
  rules: SelectionRules,
): Selection<Item> {
  const leaving = new Set(keys.filter((key) => !rules.disabled?.has(key)));
  const left = selection.keys.filter((key) => !leaving.has(key));
  return left.length === selection.keys.length ? selection : { ...selection, keys: left };
}

/** Selects an item, or deselects it. */
export function toggleItem<Item>(
  selection: Selection<Item>,
  [key, item]: Keyed<Item>,
  rules: SelectionRules,
): Change<Item> {
  if (rules.disabled?.has(key)) return { ok: false, reason: 'disabled' };
  return selection.keys.includes(key)
    ? changed(deselectKeys(selection, [key], rules))
    : selectItems(selection, [[key, item]], rules);
}

/** Adds items whose names can be shown; the selected keys stay. */
export function addKnownItems<Item>(selection: Selection<Item>, items: readonly Keyed<Item>[]): Selection<Item> {
  const fresh = items.filter(([key, item]) => selection.known.get(key) !== item);
  return fresh.length === 0 ? selection : { ...selection, known: withItems(selection.known, fresh) };
}

/** Replaces the selected keys, as a tree with linked parents does; disabled ones stay as they are. */
export function replaceKeys<Item>(
  selection: Selection<Item>,
  keys: Iterable<string>,
  rules: SelectionRules,
): Change<Item> {
  const wanted = new Set(keys);
  for (const key of rules.disabled ?? []) wanted.delete(key);
  const staying = selection.keys.filter((key) => wanted.has(key) || rules.disabled?.has(key));
  const next = [...new Set([...staying, ...wanted])];
  const grows = next.length > selection.keys.length;
  if (grows && rules.multiple && rules.max !== undefined && next.length > rules.max) {
    return { ok: false, reason: 'maximum' };
  }
  return changed({ ...selection, keys: next });
}

const changed = <Item>(value: Selection<Item>): Change<Item> => ({ ok: true, value });

const withItems = <Item>(known: ReadonlyMap<string, Item>, items: readonly Keyed<Item>[]) =>
  new Map([...known, ...items]);
