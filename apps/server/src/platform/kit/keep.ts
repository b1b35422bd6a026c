/**
 * The value of a key, created at its first use.
 *
 * @param kept values so far
 * @param max maximum number of values, since there may be any number of keys; one more, and those so far are forgotten
 */
export function keep<Key, Value extends NonNullable<unknown>>(
  kept: Map<Key, Value>,
  key: Key,
  max: number,
  create: (key: Key) => Value,
): Value {
  let value = kept.get(key);
  if (value === undefined) {
    if (kept.size >= max) kept.clear();
    kept.set(key, (value = create(key)));
  }
  return value;
}
