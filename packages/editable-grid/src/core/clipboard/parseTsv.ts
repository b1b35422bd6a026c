/**
 * Reads what spreadsheets put on the clipboard as plain text: cells apart by tabs, rows by line breaks, cells that
 * hold either (or a quote at their start) in double quotes with quotes doubled.
 *
 * @returns rows of texts; rows may differ in length; a line break at the very end makes no row
 */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [];
  if (text === '') return rows;
  let row: string[] = [];
  let at = 0;
  const { length } = text;
  for (;;) {
    let cell: string;
    const closed = text[at] === '"' ? closingQuote(text, at) : -1;
    if (closed > 0) {
      cell = text
        .slice(at + 1, closed)
        .replaceAll('""', '"')
        .replaceAll('\r\n', '\n');
      at = closed + 1;
    } else {
      const from = at;
      while (at < length && text[at] !== '\t' && text[at] !== '\n' && text[at] !== '\r') at += 1;
      cell = text.slice(from, at);
    }
    row.push(cell);
    if (text[at] === '\t') {
      at += 1;
      continue;
    }
    rows.push(row);
    row = [];
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    at += 1;
    if (at >= length) return rows;
  }
}

/** Place of the quote that ends the cell; -1 when none does, then the quote is a letter like others. */
function closingQuote(text: string, open: number): number {
  let at = open + 1;
  for (;;) {
    at = text.indexOf('"', at);
    if (at < 0) return -1;
    if (text[at + 1] === '"') {
      at += 2;
      continue;
    }
    const next = text[at + 1];
    return next === undefined || next === '\t' || next === '\n' || next === '\r' ? at : -1;
  }
}
