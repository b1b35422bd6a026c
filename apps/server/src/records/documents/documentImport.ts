import type { LogChange } from '../../identity/audit/changeLogger';
import type { Database } from '../../platform/db';
import type { ImportedRow, ListColumn, ListImport } from '../workbooks/ListImport';

interface ImportedDocuments<Input> {
  /** Name of one document for users. */
  name: () => string;
  columns: readonly ListColumn[];
  /** Member with the lines, and the columns of their sheet. */
  lines: { key: string; columns: readonly ListColumn[] };
  /** Column with the name of the document, which both sheets have. */
  link: string;
  /** Saves one document. */
  add: (input: Input, logChange: LogChange) => Promise<unknown>;
}

/** Import of documents: the first sheet has the headers, the second the lines, which name their document. */
export const documentImport = <Input>(
  db: Database,
  { name, columns, lines, link, add }: ImportedDocuments<Input>,
): ListImport => ({
  name,
  columns,
  details: [
    {
      key: lines.key,
      names: ['物料明细', 'Materials'],
      columns: [{ ...columns.find(({ key }) => key === link)!, required: true }, ...lines.columns],
      link: { key: link, to: link },
    },
  ],
  findExisting: async () => new Set(),
  save: (rows) =>
    db.transaction(
      async () => {
        for (const row of rows) await add(inputOf(row, lines.key, link) as Input, LOGGED_AS_ONE);
      },
      { patient: true },
    ),
});

/** The audit log has one entry for the whole import. */
const LOGGED_AS_ONE: LogChange = async () => {};

/** The row without the name of the document in its lines. */
const inputOf = (row: ImportedRow, key: string, link: string): ImportedRow => ({
  ...row,
  [key]: (row[key] as ImportedRow[]).map(({ [link]: _document, ...line }) => line),
});
