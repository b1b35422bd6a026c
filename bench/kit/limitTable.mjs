import { tableLine } from './tableLine.mjs';

/**
 * Formats figures with limits as a table.
 *
 * @param {string} title heading of the names
 * @param {string[]} columns headings of the cells
 * @param {{ name: string, cells: string[], ours: number, limit?: number }[]} rows
 * @param {[number, number]} widths of the name and of each cell
 */
export const limitTable = (title, columns, rows, widths) =>
  [
    tableLine(title, columns, widths),
    ...rows.map(({ name, cells, ours, limit }) => tableLine(name, cells, widths) + verdict(ours, limit)),
  ].join('\n');

const verdict = (ours, limit) => (limit === undefined ? '' : ours <= limit ? '  kept' : '  MISSED');
