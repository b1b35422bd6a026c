import { parseTsv } from '../../core/clipboard/parseTsv';
import { readHtmlTable } from './readHtmlTable';

/**
 * Texts on the clipboard. Plain text is faster to parse; HTML is only used for content that plain text cannot
 * represent: merged cells, line breaks in a cell, tables copied as running text.
 */
export function readClipboard({ text, html }: { text: string; html: string }): string[][] {
  const told = /[\t\n\r]/.test(text) && !/(col|row)span=|<br/i.test(html);
  const table = told || !/<table/i.test(html) ? undefined : readHtmlTable(html);
  return table ?? parseTsv(text);
}
