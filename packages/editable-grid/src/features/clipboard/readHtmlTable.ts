import { spreadCells, type SpanCell } from '../../core/clipboard/spreadCells';

/**
 * The first table of an HTML text, read by an inert parser: nothing in it runs or loads.
 *
 * @returns `undefined` if there is no table with cells
 */
export function readHtmlTable(html: string): string[][] | undefined {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  const rows = [...(table?.rows ?? [])];
  if (!rows.some(({ cells }) => cells.length > 0)) return undefined;
  return spreadCells(rows.map(({ cells }) => Array.from(cells, spanCell)));
}

const spanCell = (cell: HTMLTableCellElement): SpanCell => ({
  text: textOf(cell),
  columns: cell.colSpan,
  // 0 means: down to the table's end.
  rows: cell.rowSpan || Infinity,
});

const BLOCKS = new Set(['P', 'DIV', 'LI', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6']);

/** Text as a browser would show it: blanks run together, breaks where the cell has them. */
function textOf(cell: HTMLElement): string {
  let text = '';
  const visit = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) text += (node.nodeValue ?? '').replaceAll(/[ \t\r\n]+/g, ' ');
    else if (node instanceof Element || node.nodeType === Node.ELEMENT_NODE) {
      const { nodeName } = node;
      if (nodeName === 'STYLE' || nodeName === 'SCRIPT') return;
      if (nodeName === 'BR') text += '\n';
      else {
        if (BLOCKS.has(nodeName) && text.trim() !== '') text += '\n';
        node.childNodes.forEach(visit);
      }
    }
  };
  cell.childNodes.forEach(visit);
  return text
    .split('\n')
    .map((line) => line.replaceAll('\u00a0', ' ').trim())
    .join('\n')
    .replace(/\n+$/, '');
}
