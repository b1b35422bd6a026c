import { parseTsv } from '../../core/clipboard/parseTsv';
import { isTextEnough, type ClipboardTexts } from '../../core/clipboard/pasteSize';
import { readHtmlTable } from './readHtmlTable';

/** Texts on the clipboard. Plain text is used if it has all cells, since it is faster to parse. */
export function readClipboard(clipboard: ClipboardTexts): string[][] {
  const table = isTextEnough(clipboard) ? undefined : readHtmlTable(clipboard.html);
  return table ?? parseTsv(clipboard.text);
}
