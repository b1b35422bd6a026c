const SECRET = /password|passwd|salt|secret|token/i;
const MASK = '******';
/** Maximum number of remembered names; form designers may invent many. */
const MAX_NAMES = 10_000;

const secretNames = new Map<string, boolean>();

/**
 * Masks members whose names suggest a password, token or other secret, at any depth.
 *
 * @returns the value itself if there are none
 */
export function masked(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return maskedItems(value);
  let copy: Record<string, unknown> | undefined;
  for (const [name, member] of Object.entries(value)) {
    const shown = isSecret(name) && member !== null && member !== '' ? MASK : masked(member);
    if (shown === member) continue;
    copy ??= { ...value };
    copy[name] = shown;
  }
  return copy ?? value;
}

function maskedItems(items: readonly unknown[]): readonly unknown[] {
  const shown = items.map(masked);
  return shown.some((item, index) => item !== items[index]) ? shown : items;
}

function isSecret(name: string): boolean {
  let isOne = secretNames.get(name);
  if (isOne === undefined) {
    isOne = SECRET.test(name);
    if (secretNames.size >= MAX_NAMES) secretNames.clear();
    secretNames.set(name, isOne);
  }
  return isOne;
}
