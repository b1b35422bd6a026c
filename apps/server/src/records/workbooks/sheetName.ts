/** Maximum characters of a sheet name. */
const LIMIT = 31;

/** Converts a text to a valid sheet name: without `[]:*?/\` and without quotes at the ends. */
const sheetName = (text: string): string => shortened(text, LIMIT) || 'Sheet';

/** Names for the sheets of one workbook. Duplicates, ignoring case, are numbered. */
export function sheetNames(texts: readonly string[]): string[] {
  const taken = new Set<string>();
  return texts.map((text) => {
    let name = sheetName(text);
    for (let nth = 2; taken.has(name.toLowerCase()); nth += 1) {
      name = `${shortened(name, LIMIT - 4)}(${nth})`;
    }
    taken.add(name.toLowerCase());
    return name;
  });
}

const shortened = (text: string, limit: number): string =>
  text
    .replaceAll(/[[\]:*?/\\]/g, ' ')
    .slice(0, limit)
    // The cut may leave half a surrogate pair.
    .replace(/[\uD800-\uDBFF]$/, '')
    .replaceAll(/^[\s']+|[\s']+$/g, '');
