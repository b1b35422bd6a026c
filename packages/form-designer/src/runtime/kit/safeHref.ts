/**
 * An address from a document that may be followed, or undefined: pages, mail and telephone, and places of this site.
 * Judged as a browser reads it, so that hidden line breaks carry no script in.
 */
export function safeHref(href: string): string | undefined {
  const wanted = Array.from(href)
    .filter((character) => !isUnseen(character.codePointAt(0)!))
    .join('');
  if (wanted === '') return undefined;
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(wanted)?.[1]?.toLowerCase();
  return scheme === undefined || SCHEMES.has(scheme) ? href.trim() : undefined;
}

const SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);

/** Blanks, control characters, and marks without a width. */
const isUnseen = (code: number) =>
  code <= 0x20 || (code >= 0x7f && code <= 0x9f) || (code >= 0x200b && code <= 0x200f) || code === 0xfeff;
