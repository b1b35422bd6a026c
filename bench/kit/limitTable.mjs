import { tableLine } from './tableLine.mjs';

/**
 * Figures on which there are limits, as text.
 *
 * @param {string} title of the names
 * @param {string[]} columns titles of the cells
 * @param {{ name: string, cells: string[], ours: number, limit?: number }[]} rows
 * @param {[number, number]} widths of the name and of each cell
 */
export const limitTable = (title, columns, rows, widths) =>
  [
    tableLine(title, columns, widths),
    ...rows.map(({ name, cells, ours, limit }) => tableLine(name, cells, widths) + verdict(ours, limit)),
  ].join('\n');

const verdict = (ours, limit) => (limit === undefined ? '' : ours <= limit ? '  kept' : '  MISSED');
