import type { ListImport } from './ListImport';
import type { OutSheet } from './writeWorkbook';

/** The sheets of an import with their headers only; required ones are marked with an asterisk. */
export const importTemplate = ({ name, columns, details = [] }: Omit<ListImport, 'findExisting'>): OutSheet[] =>
  [{ name: name(), columns }, ...details.map(({ names, columns: own }) => ({ name: names[0], columns: own }))].map(
    (sheet) => ({
      name: sheet.name,
      frozen: 1,
      widths: sheet.columns.map(({ width = 16 }) => width),
      rows: [sheet.columns.map(({ header, required }) => ({ text: required ? `${header}*` : header, look: 'head' }))],
    }),
  );
