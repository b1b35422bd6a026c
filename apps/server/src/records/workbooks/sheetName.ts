/** Characters of a sheet's name, at most. */
const LIMIT = 31;

/** A text as the name of a sheet, which may be shorter and holds none of `[]:*?/\`, no quote at its ends. */
const sheetName = (text: string): string => shortened(text, LIMIT) || 'Sheet';

/** Names for the sheets of one workbook: what stands twice, whatever the case, is numbered. */
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
    // Half of a character at the cut.
    .replace(/[\uD800-\uDBFF]$/, '')
    .replaceAll(/^[\s']+|[\s']+$/g, '');
