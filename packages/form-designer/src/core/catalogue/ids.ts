/** Gives a number that was never given before. */
export type IdSource = () => number;

/** Epoch milliseconds as ids of this family are made of, each of them once: two of one millisecond follow each other. */
export function idSource(now: () => number = Date.now): IdSource {
  let last = 0;
  return () => (last = Math.max(last + 1, Math.trunc(now())));
}

/** The id a component of a type gets from a number: `row_`, `table_` or `fd_` before it. */
export const idFor = (type: string, number: number): string =>
  `${type === 'row' || type === 'table' ? type : 'fd'}_${number}`;
