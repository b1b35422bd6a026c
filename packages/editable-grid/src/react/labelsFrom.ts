import type { LabelSource } from '../core/columns/ResolvedColumn';

/** Shown until a name is loaded; the key means nothing to the user. */
const UNKNOWN_YET = '…';

/**
 * Labels from loaded names.
 *
 * @param known names by key, `''` while a name is loading
 * @param want requests a name
 * @param add stores a name from another source
 */
export const labelsFrom = (
  known: ReadonlyMap<string, string>,
  want: (key: string) => void,
  add: LabelSource['add'] = () => undefined,
): LabelSource => ({
  textOf(key) {
    const text = known.get(key);
    if (text === undefined) want(key);
    return text || UNKNOWN_YET;
  },
  isKnown(key) {
    const text = known.get(key);
    if (text === undefined) want(key);
    return Boolean(text);
  },
  keyOf(text) {
    const keys = [...known].filter(([, name]) => name === text);
    return keys.length === 1 ? keys[0]![0] : undefined;
  },
  add,
});
