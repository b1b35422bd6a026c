type Members = Readonly<Record<string, unknown>>;

/** False for members that every edit changes. */
const isEdited = (name: string): boolean => name !== 'updateTime' && name !== 'updateBy';

/**
 * The members that an edit changed, with their values before and after; missing values are null.
 *
 * @param without members that are not compared
 */
export function differences(
  before: Members,
  after: Members,
  without: Members = {},
): { before: Members; after: Members } {
  const names: string[] = [];
  const compare = (name: string) => {
    if (!isEdited(name) || Object.hasOwn(without, name)) return;
    if (differ(before[name] ?? null, after[name] ?? null)) names.push(name);
  };
  for (const name of Object.keys(before)) compare(name);
  for (const name of Object.keys(after)) if (!Object.hasOwn(before, name)) compare(name);
  const of = (record: Members) => Object.fromEntries(names.map((name) => [name, record[name] ?? null]));
  return { before: of(before), after: of(after) };
}

type Line = Members & { id: string };

/** A line that an edit changed: the changed members before and after; null for an added or a removed line. */
interface LineDifference {
  id: string;
  before: Members | null;
  after: Members | null;
}

/**
 * The lines that an edit changed, matched by id. If lines were put in another order, those whose number changed have their
 * `orderNum`; lines that only moved come last, because long details are cut.
 */
export function lineDifferences(before: readonly Line[], after: readonly Line[]): LineDifference[] {
  const places = new Map(before.map(({ id }, place) => [id, place]));
  const kept = new Set(after.map(({ id }) => id));
  const order = before.filter(({ id }) => kept.has(id));
  let position = 0;
  const changed = after.flatMap((line, place): LineDifference[] => {
    const { id } = line;
    const formerPlace = places.get(id);
    if (formerPlace === undefined) return [{ id, before: null, after: line }];
    const former = before[formerPlace]!;
    const isMoved = order[position++] !== former;
    if (line === former && !isMoved) return [];
    const difference = isMoved
      ? differences({ ...former, orderNum: formerPlace + 1 }, { ...line, orderNum: place + 1 })
      : differences(former, line);
    return Object.keys(difference.after).length > 0 ? [{ id, ...difference }] : [];
  });
  const removed = before.filter(({ id }) => !kept.has(id));
  const edited = changed.filter((line) => !isMove(line));
  const gone = removed.map((line) => ({ id: line.id, before: line, after: null }));
  return [...edited, ...gone, ...changed.filter(isMove)];
}

const isMove = ({ before, after }: LineDifference): boolean =>
  before !== null && Object.keys(after!).join() === 'orderNum';

const differ = (one: unknown, other: unknown): boolean =>
  one !== other && (isObject(one) || isObject(other)) ? JSON.stringify(one) !== JSON.stringify(other) : one !== other;

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
