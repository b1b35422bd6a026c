/**
 * Parts that were moved among their siblings: the smallest set without which the others are in the previous order.
 *
 * @param now parts that are in both versions, in the order of the later one
 * @param before in the order of the earlier one
 */
export function outOfOrder<Part>(
  now: readonly Part[],
  before: readonly Part[],
  containerOf: (part: Part) => string,
): Set<Part> {
  const place = new Map(before.map((part, index) => [part, index]));
  const groups = new Map<string, Part[]>();
  for (const part of now) {
    const group = groups.get(containerOf(part));
    if (group) group.push(part);
    else groups.set(containerOf(part), [part]);
  }
  const moved = new Set<Part>();
  for (const group of groups.values()) {
    const ordered = longestRun(group.map((part) => place.get(part)!));
    for (const [index, part] of group.entries()) if (!ordered.has(index)) moved.add(part);
  }
  return moved;
}

/** Indexes of a longest increasing subsequence of distinct numbers. */
function longestRun(numbers: readonly number[]): Set<number> {
  /** For each length of a subsequence: the index of its smallest last number. */
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [index, number] of numbers.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (numbers[ends[middle]!]! < number) low = middle + 1;
      else high = middle;
    }
    previous.push(ends[low - 1]);
    ends[low] = index;
  }
  const ordered = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) ordered.add(at);
  return ordered;
}
