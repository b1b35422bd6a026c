import { parseTsv } from '../../core/clipboard/parseTsv';
import { readHtmlTable } from './readHtmlTable';

/**
 * The texts on the clipboard. Plain text tells all that a table does and is read faster; HTML is asked only for what
 * plain text loses: merged cells, line breaks within a cell, tables that came as running text.
 */
export function readClipboard({ text, html }: { text: string; html: string }): string[][] {
  const told = /[\t\n\r]/.test(text) && !/(col|row)span=|<br/i.test(html);
  const table = told || !/<table/i.test(html) ? undefined : readHtmlTable(html);
  return table ?? parseTsv(text);
}
