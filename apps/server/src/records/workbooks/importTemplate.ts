import type { ListColumn, ListImport } from './ListImport';
import type { OutSheet } from './writeWorkbook';

/** The sheets of an import with their headers only; required ones are marked with an asterisk. */
export const importTemplate = ({ name, columns, details = [] }: Omit<ListImport, 'findExisting'>): OutSheet[] => [
  sheetOf(name(), columns),
  ...details.map(({ names, columns: own }) => sheetOf(names[0], own)),
];

function sheetOf(name: string, columns: readonly ListColumn[]): OutSheet {
  const readable = columns.filter(({ isRefused }) => !isRefused);
  return {
    name,
    frozen: 1,
    widths: readable.map(({ width = 16 }) => width),
    rows: [readable.map(({ header, required }) => ({ text: required ? `${header}*` : header, look: 'head' }))],
  };
}
