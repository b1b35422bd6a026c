/** Texts of a clipboard. */
export interface ClipboardTexts {
  text: string;
  html: string;
}

/** The plain text has all cells; HTML is only needed for merged cells, line breaks in a cell, tables as running text. */
export const isTextEnough = ({ text, html }: ClipboardTexts): boolean =>
  !/<table/i.test(html) || (/[\t\n\r]/.test(text) && !/(col|row)span=|<br/i.test(html));

/** The most rows and columns that a clipboard can fill once, without parsing it. */
export function pasteSize(clipboard: ClipboardTexts): { rows: number; columns: number } {
  const { text, html } = clipboard;
  if (!isTextEnough(clipboard)) return { rows: html.match(/<tr[\s>]/gi)?.length ?? 1, columns: Infinity };
  const lines = text.replace(/(\r\n|\r|\n)$/, '').split(/\r\n|\r|\n/);
  return { rows: lines.length, columns: lines.reduce((most, line) => Math.max(most, line.split('\t').length), 1) };
}
