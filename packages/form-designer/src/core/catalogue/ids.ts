/** Returns a number that it never returned before. */
export type IdSource = () => number;

/** Creates unique numbers from epoch milliseconds: a second one in the same millisecond is the next higher number. */
export function idSource(now: () => number = Date.now): IdSource {
  let last = 0;
  return () => (last = Math.max(last + 1, Math.trunc(now())));
}

/** The id a component of a type gets from a number: `row_`, `table_` or `fd_` before it. */
export const idFor = (type: string, number: number): string =>
  `${type === 'row' || type === 'table' ? type : 'fd'}_${number}`;
