import type { LogChange } from '../../identity/audit/changeLogger';
import type { Database } from '../../platform/db';
import { Refusal } from '../../platform/http/refusal';
import type { ImportedRow, ListColumn, ListImport } from '../workbooks/ListImport';
import { documentTexts } from './texts';

export interface ImportedDocuments<Input> {
  /** Name of one document for users. */
  name: () => string;
  columns: readonly ListColumn[];
  /** Member with the lines, and the columns of their sheet. */
  lines: { key: string; columns: readonly ListColumn[] };
  /** Column with the name of the document, which both sheets have. */
  link: string;
  /** Checks rows of the first sheet, e.g. names of other records. @returns one entry per row: its fault, if any */
  check?: ListImport['check'];
  /** Saves one document. */
  add: (input: Input, logChange: LogChange) => Promise<unknown>;
}

/** Import of documents: the first sheet has the headers, the second the lines, which name their document. */
export const documentImport = <Input>(
  db: Database,
  { name, columns, lines, link, check, add }: ImportedDocuments<Input>,
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
  ...(check && { check }),
  save: (rows) =>
    db.transaction(
      async () => {
        for (const row of rows) {
          await ofDocument(String(row[link]), () => add(inputOf(row, lines.key, link) as Input, LOGGED_AS_ONE));
        }
      },
      { patient: true },
    ),
});

/** Names the document in refusals, since all are stored or none. */
async function ofDocument(document: string, save: () => Promise<unknown>): Promise<void> {
  try {
    await save();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.status, error.code, documentTexts.ofDocument(document, error.message), error.field);
  }
}

/** The audit log has one entry for the whole import. */
const LOGGED_AS_ONE: LogChange = async () => {};

/** The row without the name of the document in its lines. */
const inputOf = (row: ImportedRow, key: string, link: string): ImportedRow => ({
  ...row,
  [key]: (row[key] as ImportedRow[]).map(({ [link]: _document, ...line }) => line),
});
