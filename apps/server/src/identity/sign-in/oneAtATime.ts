/**
 * Runs work of the same key one after the other, so that guesses sent all at once cannot slip past a count that the
 * first of them is still to raise.
 */
export function oneAtATime() {
  const tails = new Map<string, Promise<unknown>>();
  return function run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const turn = (tails.get(key) ?? Promise.resolve()).then(work, work);
    const tail = turn.then(
      () => undefined,
      () => undefined,
    );
    tails.set(key, tail);
    void tail.then(() => tails.get(key) === tail && tails.delete(key));
    return turn;
  };
}
