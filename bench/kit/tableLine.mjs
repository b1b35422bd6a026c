/** One line of a table. @param {[number, number]} widths of the name and of each cell */
export const tableLine = (name, cells, [first, other]) =>
  name.padEnd(first) + cells.map((cell) => cell.padStart(other)).join('');
