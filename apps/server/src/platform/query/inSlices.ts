import { setImmediate as nextTurn } from 'node:timers/promises';

/** Rows per statement; reading and mapping them keeps other calls waiting for some 5 ms. */
const SLICE = 200;

/**
 * Reads the rows of an export in slices, so that other calls are answered meanwhile. A row is as it was when its slice was
 * read.
 *
 * @param ids those of all rows, in the order of the export
 * @param read rows of some of the ids, in their order
 */
export async function inSlices<Row>(
  ids: readonly string[],
  read: (slice: readonly string[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let from = 0; from < ids.length; from += SLICE) {
    await nextTurn();
    all.push(...(await read(ids.slice(from, from + SLICE))));
  }
  return all;
}
