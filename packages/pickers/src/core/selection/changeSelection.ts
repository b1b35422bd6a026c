import type { Outcome } from '@gezi/client/core';
import type { Selection, SelectionRefusal, SelectionRules } from './Selection';

/** An item with the key it is chosen by. */
export type Keyed<Item> = readonly [key: string, item: Item];

type Change<Item> = Outcome<Selection<Item>, SelectionRefusal>;

/**
 * Chooses items, or none of them when one is refused. What cannot be chosen is passed over where several are meant, as
 * in a whole page. In single mode the last one is kept.
 */
export function choose<Item>(
  selection: Selection<Item>,
  items: readonly Keyed<Item>[],
  rules: SelectionRules,
): Change<Item> {
  const free = items.filter(([key]) => !rules.disabled?.has(key));
  if (free.length === 0) return items.length === 0 ? kept(selection) : { ok: false, reason: 'disabled' };
  const known = withItems(selection.known, free);
  if (!rules.multiple) {
    if (selection.keys.some((key) => rules.disabled?.has(key))) return { ok: false, reason: 'disabled' };
    return kept({ keys: [free.at(-1)![0]], known });
  }
  const keys = [...new Set([...selection.keys, ...free.map(([key]) => key)])];
  const grows = keys.length > selection.keys.length;
  if (grows && rules.max !== undefined && keys.length > rules.max) return { ok: false, reason: 'maximum' };
  return kept({ keys, known });
}

/** Gives keys up; disabled ones stay. */
export function giveUp<Item>(
  selection: Selection<Item>,
  keys: readonly string[],
  rules: SelectionRules,
): Selection<Item> {
  const leaving = new Set(keys.filter((key) => !rules.disabled?.has(key)));
  const left = selection.keys.filter((key) => !leaving.has(key));
  return left.length === selection.keys.length ? selection : { ...selection, keys: left };
}

/** Chooses an item, or gives it up when it is chosen. */
export function toggle<Item>(
  selection: Selection<Item>,
  [key, item]: Keyed<Item>,
  rules: SelectionRules,
): Change<Item> {
  if (rules.disabled?.has(key)) return { ok: false, reason: 'disabled' };
  return selection.keys.includes(key) ? kept(giveUp(selection, [key], rules)) : choose(selection, [[key, item]], rules);
}

/** Takes note of items met, so that their names can be shown; what is chosen stays. */
export function learn<Item>(selection: Selection<Item>, items: readonly Keyed<Item>[]): Selection<Item> {
  const fresh = items.filter(([key, item]) => selection.known.get(key) !== item);
  return fresh.length === 0 ? selection : { ...selection, known: withItems(selection.known, fresh) };
}

/** Sets the chosen keys at once, as a tree with linkage does; disabled ones stay as they are. */
export function setKeys<Item>(selection: Selection<Item>, keys: Iterable<string>, rules: SelectionRules): Change<Item> {
  const wanted = new Set(keys);
  for (const key of rules.disabled ?? []) wanted.delete(key);
  const staying = selection.keys.filter((key) => wanted.has(key) || rules.disabled?.has(key));
  const next = [...new Set([...staying, ...wanted])];
  const grows = next.length > selection.keys.length;
  if (grows && rules.multiple && rules.max !== undefined && next.length > rules.max) {
    return { ok: false, reason: 'maximum' };
  }
  return kept({ ...selection, keys: next });
}

const kept = <Item>(value: Selection<Item>): Change<Item> => ({ ok: true, value });

const withItems = <Item>(known: ReadonlyMap<string, Item>, items: readonly Keyed<Item>[]) =>
  new Map([...known, ...items]);
