import { keptTest } from '../../platform/kit/keptTest';

const MASK = '******';
/** Maximum number of remembered names; form designers may invent many. */
const MAX_NAMES = 10_000;

const isSecret = keptTest(/password|passwd|salt|secret|token/i, MAX_NAMES);

/**
 * Masks members whose names suggest a password, token or other secret, at any depth.
 *
 * @returns the value itself if there are none
 */
export function masked(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return maskedItems(value);
  const members = value as Readonly<Record<string, unknown>>;
  let copy: Record<string, unknown> | undefined;
  for (const name of Object.keys(members)) {
    const member = members[name];
    const isShown = member === null || member === '' || !isSecret(name);
    if (isShown && typeof member !== 'object') continue;
    const shown = isShown ? masked(member) : MASK;
    if (shown === member) continue;
    copy ??= { ...members };
    copy[name] = shown;
  }
  return copy ?? value;
}

function maskedItems(items: readonly unknown[]): readonly unknown[] {
  let copy: unknown[] | undefined;
  for (const [index, item] of items.entries()) {
    const shown = masked(item);
    if (shown === item) continue;
    copy ??= [...items];
    copy[index] = shown;
  }
  return copy ?? items;
}
