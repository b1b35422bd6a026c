/** One copied cell. */
export interface CopiedCell {
  text: string;
  /** The text is literal: no spreadsheet converts it to a number, a date or a formula. */
  literal: boolean;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** HTML table for Excel and WPS: line breaks stay within their cell, codes such as `00123` stay text. */
export function formatHtml(rows: readonly (readonly CopiedCell[])[]): string {
  const body = rows.map((row) => `<tr>${row.map(cellHtml).join('')}</tr>`).join('');
  return `<html><head><meta charset="utf-8"></head><body><table>${body}</table></body></html>`;
}

function cellHtml({ text, literal }: CopiedCell): string {
  const safe = text
    .replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter]!)
    .replaceAll(/\r?\n/g, '<br style="mso-data-placement:same-cell">')
    // HTML collapses these blanks.
    .replaceAll(/^ | $| (?= )/g, '&nbsp;');
  return literal ? `<td style="mso-number-format:'\\@'">${safe}</td>` : `<td>${safe}</td>`;
}
