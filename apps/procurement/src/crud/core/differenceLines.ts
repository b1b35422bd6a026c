/** A member of a record before and after a change, as display text. */
export interface DifferenceLine {
  name: string;
  before: string;
  after: string;
  changed: boolean;
}

type Members = Readonly<Record<string, unknown>>;

/**
 * Compares two versions of a record member by member: differing ones first, each group in its own order.
 *
 * @param onlyChanges omits equal members; default true
 */
export function differenceLines(before: Members, after: Members, onlyChanges = true): DifferenceLine[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const lines = names.map((name) => {
    const [one, two] = [textOf(before[name]), textOf(after[name])];
    return { name, before: one, after: two, changed: one !== two };
  });
  const changed = lines.filter((line) => line.changed);
  return onlyChanges ? changed : [...changed, ...lines.filter((line) => !line.changed)];
}

/** A member as text: empty for null or undefined, indented JSON for objects. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

/** The members of a JSON object; empty for anything else. */
export function readMembers(json: string | null): Members {
  try {
    const read: unknown = JSON.parse(json ?? '');
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Members) : {};
  } catch {
    return {};
  }
}
