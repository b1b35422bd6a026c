import type { PackagePart } from './openPackage';
import type { SheetPlace } from './workbookMessages';

/** Last row and column of a sheet in any spreadsheet program (XFD1048576). */
const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;

/** Attributes that the reader takes for the address of a row or cell. */
const ADDRESS = /(?<!\sxmlns)[\s:]r(?:_[^\s"=]*)?\s*=\s*(?:"([^"]*)"|'([^']*)'|([^'">\s]+))/gi;
const DIMENSION = /^<(?:\w*:)?dimension\b[^>]*?ref\s*=\s*["']([^"']*)["']/;
const LINK = /<((?:\w+:)?)hyperlink(?=\s)/g;
const IS_SHEET = /sheetData|hyperlink|dimension/;

/**
 * Finds an address beyond the last cell of a spreadsheet. Call it before the reader, which takes every address as an
 * array index.
 */
export function findOutOfBounds(parts: readonly PackagePart[]): SheetPlace | undefined {
  for (const { name, content } of parts) {
    const text = content.toString('latin1');
    const cell = IS_SHEET.test(text) ? farAddress(text) : undefined;
    if (cell !== undefined) return { sheet: sheetNameOf(parts, name), cell };
  }
  return undefined;
}

function farAddress(text: string): string | undefined {
  for (let at = text.indexOf('<'); at >= 0;) {
    const end = text.indexOf('>', at);
    const tag = text.slice(at, end < 0 ? undefined : end + 1);
    for (const [, double, single, bare] of tag.matchAll(ADDRESS)) {
      const address = double ?? single ?? bare ?? '';
      if (isOutOfBounds(address)) return address;
    }
    const range = DIMENSION.exec(tag)?.[1];
    if (range?.split(':').some(isOutOfBounds)) return range;
    at = end < 0 ? -1 : text.indexOf('<', end);
  }
  return undefined;
}

/** Removes links from sheets, because the reader creates a cell for every address of a link's range. */
export const withoutLinks = (parts: readonly PackagePart[]): PackagePart[] =>
  parts.map(({ name, content }) =>
    content.includes('hyperlink')
      ? { name, content: Buffer.from(content.toString('latin1').replaceAll(LINK, '<$1ignored'), 'latin1') }
      : { name, content },
  );

/** Reads an address like the reader, which skips other characters. */
function isOutOfBounds(address: string): boolean {
  let row = 0;
  let column = 0;
  for (const char of address) {
    if (char >= '0' && char <= '9') row = row * 10 + Number(char);
    else if (char >= 'A' && char <= 'Z') column = column * 26 + char.charCodeAt(0) - 64;
    if (row > LAST_ROW || column > LAST_COLUMN) return true;
  }
  return false;
}

/** Name of the sheet stored in a part, for a message; the part's name if the workbook does not name it. */
function sheetNameOf(parts: readonly PackagePart[], path: string): string {
  const file = path.slice(path.lastIndexOf('/') + 1);
  const textOf = (name: RegExp) => parts.find((part) => name.test(part.name))?.content.toString() ?? '';
  const attribute = (tag: string, name: string) => new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1];
  const tags = (text: string, name: string) => text.match(new RegExp(`<(?:\\w+:)?${name}\\s[^>]*>`, 'g')) ?? [];
  const link = tags(textOf(/workbook\.xml\.rels$/i), 'Relationship').find((tag) =>
    attribute(tag, 'Target')?.endsWith(`/${file}`),
  );
  const id = link && attribute(link, 'Id');
  const sheet = tags(textOf(/(?:^|\/)workbook\.xml$/i), 'sheet').find((tag) => attribute(tag, 'r:id') === id);
  const sheetName = id !== undefined && sheet ? attribute(sheet, 'name') : undefined;
  return sheetName?.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_whole, entity: string) => CHARACTERS[entity]!) ?? file;
}

const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
