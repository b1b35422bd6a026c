/**
 * Finds the position of each wanted header among the headers of a workbook. Spaces and asterisks never matter. A header
 * without an equal also matches one that differs in case or in a unit in brackets: `单价` and `单价（元）`.
 *
 * @param wanted headers, or all names of a header, e.g. in several languages
 * @returns one position per wanted header; -1 if there is none. No position occurs twice.
 */
export function matchHeaders(given: readonly string[], wanted: readonly (string | readonly string[])[]): number[] {
  const places = wanted.map(() => -1);
  for (const simplify of [plain, withoutUnit]) {
    const heads = given.map(simplify);
    for (const [nth, header] of wanted.entries()) {
      if (places[nth]! >= 0) continue;
      const names = [header].flat().map(simplify);
      places[nth] = heads.findIndex((head, at) => head !== '' && names.includes(head) && !places.includes(at));
    }
  }
  return places;
}

const plain = (text: string): string => text.replaceAll(/[\s*＊]/g, '');

const withoutUnit = (text: string): string =>
  plain(text)
    .replaceAll(/[(（[【][^)）\]】]*[)）\]】]/g, '')
    .toLowerCase();
