import { keep } from '../kit/keep';

/** Maximum number of texts of an object; data rules and filters may have any number. */
const MAX_TEXTS = 50;

/**
 * Keeps the texts of statements. Those who keep something for a statement, e.g. its name, find it by its text, which is
 * fast for a long text only if it is the same object.
 *
 * @returns the text of an object, e.g. of a list of columns, and a key, created at its first use
 */
export function keptTexts(): (of: object, key: string, create: () => string) => string {
  const byObject = new WeakMap<object, Map<string, string>>();
  return (of, key, create) => {
    let texts = byObject.get(of);
    if (!texts) byObject.set(of, (texts = new Map()));
    return keep(texts, key, MAX_TEXTS, create);
  };
}
