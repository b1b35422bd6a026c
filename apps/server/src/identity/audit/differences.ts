type Members = Readonly<Record<string, unknown>>;

/** What every edit changes. */
const UNSAID = new Set(['updateTime', 'updateBy']);

/** The members that an edit changed, as they were and as they are; of a record without the other all that it has. */
export function differences(before: Members, after: Members): { before: Members; after: Members } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !UNSAID.has(name) && JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
  const of = (record: Members) => Object.fromEntries(names.map((name) => [name, record[name] ?? null]));
  return { before: of(before), after: of(after) };
}
