import type { Placed } from './RowChange';

/** Consecutive rows, so that they stay together when others add rows. */
export function runsOf<Row>(entries: readonly Placed<Row>[]): Placed<Row>[][] {
  const runs: Placed<Row>[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    if (run && run.at(-1)!.index + 1 === entry.index) run.push(entry);
    else runs.push([entry]);
  }
  return runs;
}
