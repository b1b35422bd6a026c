/**
 * Parses a spreadsheet's plain text: cells separated by tabs, rows by line breaks; cells that contain either (or start
 * with a quote) in double quotes with quotes doubled.
 *
 * @returns rows of texts of possibly different length; a final line break adds no row
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

/** Index of the closing quote; -1 if there is none, then the quote is an ordinary character. */
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
