import { Type, type Static } from 'typebox';

/** What an import of a list page answers when rows were refused (contract, part 1 §1.11). */
export const ImportResult = Type.Object({
  totalCount: Type.Integer(),
  successCount: Type.Integer(),
  errorCount: Type.Integer(),
  msg: Type.String(),
  /** Below the base path. */
  fileUrl: Type.String(),
  fileName: Type.String(),
});
export type ImportResult = Static<typeof ImportResult>;
