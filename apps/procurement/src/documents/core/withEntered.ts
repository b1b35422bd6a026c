/** Lines of a request that has been stored. */
export interface StoredLines<Line> {
  /** All rows of the grid at the request. */
  before: readonly Line[];
  /** Those that were sent. */
  sent: readonly Line[];
  /** The same as stored, in the same order. */
  stored: readonly Line[];
}

/**
 * The stored lines with what was entered since the request: changed fields, further and removed lines, another order.
 *
 * @param now the current rows of the grid
 * @returns `stored` itself if nothing was entered
 */
export function withEntered<Line extends { id: string }>(
  { before, sent, stored }: StoredLines<Line>,
  now: readonly Line[],
): readonly Line[] {
  if (sent.length !== stored.length) return stored;
  if (now.length === before.length && now.every((line, nth) => line === before[nth])) return stored;
  const places = new Map(sent.map(({ id }, nth) => [id, nth]));
  const known = new Set(before);
  return now.flatMap((line) => {
    const nth = places.get(line.id);
    // Blank rows are not sent, and not kept after a save either.
    if (nth === undefined) return known.has(line) ? [] : [line];
    return [{ ...stored[nth]!, ...changedMembers(sent[nth]!, line) }];
  });
}

const changedMembers = <Line extends object>(before: Line, now: Line): Partial<Line> =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => value !== (before as Record<string, unknown>)[name]),
  ) as Partial<Line>;
