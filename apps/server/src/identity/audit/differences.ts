type Members = Readonly<Record<string, unknown>>;

/** Changed by every edit. */
const IGNORED = new Set(['updateTime', 'updateBy']);

/** The members that an edit changed, with their values before and after; missing values are null. */
export function differences(before: Members, after: Members): { before: Members; after: Members } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !IGNORED.has(name) && differ(before[name] ?? null, after[name] ?? null),
  );
  const of = (record: Members) => Object.fromEntries(names.map((name) => [name, record[name] ?? null]));
  return { before: of(before), after: of(after) };
}

const differ = (one: unknown, other: unknown): boolean =>
  one !== other && (isObject(one) || isObject(other)) ? JSON.stringify(one) !== JSON.stringify(other) : one !== other;

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
