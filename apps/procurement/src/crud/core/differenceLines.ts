/** A member of a record as it was and as it is; texts for people. */
export interface DifferenceLine {
  name: string;
  before: string;
  after: string;
  changed: boolean;
}

type Members = Readonly<Record<string, unknown>>;

/**
 * Two versions of a record, member by member: those that differ first, each group in its own order.
 *
 * @param onlyChanges leaves out what is alike; default yes
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

/** A member as text: what is nothing is empty, what has members is JSON on several lines. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

/** The members of a JSON object; none for anything else. */
export function readMembers(json: string | null): Members {
  try {
    const read: unknown = JSON.parse(json ?? '');
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Members) : {};
  } catch {
    return {};
  }
}
