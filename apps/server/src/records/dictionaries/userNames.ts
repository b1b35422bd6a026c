import { sysUser } from '../../platform/db';
import type { Invalidations } from '../../platform/invalidations/createInvalidations';

type Texts = Map<string, string>;

/** Maximum number of names in memory. */
const MAX_NAMES = 50_000;
/** Milliseconds after which all are read again, because a transaction may read a name that it rolls back. */
const TIME_TO_LIVE = 60_000;

/** Names of users in memory, because almost every record shows one. They are read again when a user changes. */
export function userNames(invalidations: Invalidations, clock: () => number) {
  let byCode = new Map<string, Texts>();
  let size = 0;
  let until = 0;
  function forget(): void {
    byCode = new Map();
    size = 0;
    until = clock() + TIME_TO_LIVE;
  }
  invalidations.onChange([sysUser], forget);

  return {
    /**
     * Texts by value.
     *
     * @param dictCode code of the users' table
     * @param read reads texts from the database
     */
    async textsOf(
      dictCode: string,
      values: readonly string[],
      read: (missing: readonly string[]) => Promise<Texts>,
    ): Promise<Texts> {
      if (size > MAX_NAMES || clock() >= until) forget();
      const known = byCode.get(dictCode) ?? new Map<string, string>();
      byCode.set(dictCode, known);
      const missing = values.filter((value) => !known.has(value));
      if (missing.length === 0) return known;
      const found = await read(missing);
      const all = new Map([...values.flatMap((value) => textIn(known, value)), ...found]);
      // If users changed meanwhile, `known` is no longer in use, and what is added to it is never read again.
      for (const [value, text] of found) known.set(value, text);
      size += found.size;
      return all;
    },
  };
}

const textIn = (texts: Texts, value: string): [string, string][] => {
  const text = texts.get(value);
  return text === undefined ? [] : [[value, text]];
};
