/** Deterministic pseudo-random generator. */
export interface Random {
  /** An integer from `low` to `high`, inclusive. */
  between(low: number, high: number): number;
  pick<T>(from: readonly T[]): T;
  /** True with a probability of `percent`. */
  chance(percent: number): boolean;
  /** A shuffled copy. */
  shuffled<T>(list: readonly T[]): T[];
}

/** The generator mulberry32. */
export function makeRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    between,
    pick: (from) => from[between(0, from.length - 1)]!,
    chance: (percent) => next() * 100 < percent,
    shuffled(list) {
      const result = [...list];
      for (let at = result.length - 1; at > 0; at -= 1) {
        const other = between(0, at);
        [result[at], result[other]] = [result[other]!, result[at]!];
      }
      return result;
    },
  };
}
