const SECRET = /password|passwd|salt|secret|token/i;
const MASK = '******';

/** Masks members whose names suggest a password, token or other secret, at any depth. */
export function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      SECRET.test(name) && member !== null && member !== '' ? MASK : masked(member),
    ]),
  );
}
