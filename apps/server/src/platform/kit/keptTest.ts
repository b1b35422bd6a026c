import { keep } from './keep';

/**
 * A test of texts by a pattern, which keeps its results: looking up a text is much faster than searching it.
 *
 * @param max maximum number of results
 */
export function keptTest(pattern: RegExp, max: number): (text: string) => boolean {
  const results = new Map<string, boolean>();
  return (text) => keep(results, text, max, () => pattern.test(text));
}
